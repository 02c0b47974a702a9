import type { Session } from 'shared-kernel';
import type { TournamentSummary } from '../model/tournament';

/** Whether the visitor is the organiser of a shared tournament; undefined while that is unknown, or without a back end. */
export function isOwnedBy(
  current: Session,
  { shared }: Pick<TournamentSummary, 'shared'>,
): boolean | undefined {
  if (shared?.organiser === undefined || current.status === 'loading') return undefined;
  return current.status === 'member' && current.user.id === shared.organiser;
}

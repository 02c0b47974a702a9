import { useSession, useStored } from 'shared-kernel';
import { storedTournaments } from '../data/storedTournaments';
import type { TournamentSummary } from '../domain/tournament';

/** Tells whether a tournament is the visitor's to change: with a back end it has one organiser, and others read it. */
export function useOwnership(): (listed: Pick<TournamentSummary, 'shared'>) => boolean {
  const session = useSession();
  return ({ shared }) =>
    shared === undefined || (session.status === 'member' && shared.organiser === session.user.id);
}

/** The same of a tournament by its identifier, as the list has it. */
export function useIsOwn(id: string): boolean {
  const isOwn = useOwnership();
  const summaries = useStored(storedTournaments.summaries);
  return summaries.status !== 'ready' || isOwn(summaries.value.find((listed) => listed.id === id) ?? {});
}

import type { TournamentSummary } from './tournament';

/** Decides whether a listed tournament is that member's to change: on a device of his own, all are. */
export function isOwn({ shared }: TournamentSummary, member: string | undefined): boolean {
  return shared === undefined || shared.organiser === member;
}

import type { TournamentUpdate } from './createTournamentRepository';
import { loadSharing } from './loadSharing';
import { publishHere, type Sheets } from './publishHere';

/**
 * Publishes the sheets of some matches, by their fixtures: updates the record of the tournament from their events.
 * Standings, statistics and every other tab read that record. `known` holds this page's sheets, for when the event
 * store does not answer. A sheet with events of a later release stays unchanged. Playoff matches whose teams would
 * change stay until they are `confirmed`. Their events stay in the store in any case, and a match of the same teams
 * finds them again (`catchUp`). It takes a lock, because the events must not be older than those that another tab has
 * published.
 */
export async function publish(
  tournamentId: string,
  known: Sheets,
  confirmed: readonly string[] = [],
): Promise<TournamentUpdate> {
  const sharing = await loadSharing();
  const isUnheard = sharing?.isUnheard(tournamentId);
  const published = await publishHere(tournamentId, known, { confirmed, isUnheard });
  if (published.ok) void sharing?.send(tournamentId, [...known.keys()]);
  return published;
}

import { loadSharing } from './loadSharing';
import { publishHere, type Sheets } from './publishHere';

/**
 * Publishes the sheets of some matches: updates the tournament's record, which all pages read, from their events. `known`
 * holds this page's sheets, for when the store does not answer. A sheet with events of a later release stays unchanged.
 * Playoff matches whose teams would change stay until they are `confirmed`; a match of the same teams finds their events
 * again (`catchUp`). A lock keeps older events from replacing those that another tab has published.
 */
export async function publish(tournamentId: string, known: Sheets, confirmed: readonly string[] = []) {
  const sharing = await loadSharing();
  const isForbidden = sharing?.isForbidden(tournamentId);
  const published = await publishHere(tournamentId, known, { confirmed, isForbidden });
  if (published.ok) void sharing?.send(tournamentId, [...known.keys()]);
  return published;
}

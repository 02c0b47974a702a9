import { sharedBackEnd, withLock } from 'shared-kernel';
import { isRetold } from '../domain/match-sheet/eventsFromDetails';
import { mergeEvents } from '../domain/match-sheet/mergeEvents';
import { publishSheets, type Sheet } from '../domain/match-sheet/publishSheet';
import type { SheetEvent } from '../domain/match-sheet/sheetEvent';
import { type Fixture, logOf } from '../domain/tournament';
import type { TournamentUpdate } from './createTournamentRepository';
import { loadSharing } from './loadSharing';
import { eventsOfMatch } from './match-events/matchEvents';
import { tournaments } from './tournaments';

export type Sheets = ReadonlyMap<string, readonly SheetEvent[]>;

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
  const published = await publishHere(tournamentId, known, confirmed);
  if (published.ok) void loadSharing().then((sharing) => sharing?.send(tournamentId, [...known.keys()]));
  return published;
}

/** The same on this device alone; with a back end, its copy is then what an exchange sends. */
export function publishHere(
  tournamentId: string,
  known: Sheets,
  confirmed: readonly string[] = [],
): Promise<TournamentUpdate> {
  return withLock(`publish:${tournamentId}`, async () => {
    const record = await tournaments.record(tournamentId).read();
    const log = record === null ? tournamentId : logOf(record);
    // Only the sheet itself shows plays that the back end refuses. All other pages show the published state.
    if ((await loadSharing())?.isUnheard(tournamentId)) return { ok: false, refusal: { kind: 'forbidden' } };
    const sheets = await allThatIsKnown(log, known, record?.fixtures ?? []);
    return tournaments.update(
      tournamentId,
      // Another log means another schedule, or an import, meanwhile.
      (current) => (logOf(current) === log ? publishSheets(current, sheets) : current),
      { confirmed, isDerived: true },
    );
  });
}

/** Combines the stored events, those of this page, and those that travel with the record. */
async function allThatIsKnown(
  log: string,
  known: Sheets,
  fixtures: readonly Fixture[],
): Promise<ReadonlyMap<string, Sheet>> {
  const sheets = new Map<string, Sheet>();
  for (const [id, events] of known) {
    const fixture = fixtures.find((each) => each.id === id);
    const kept = await eventsOfMatch({ log, fixture: id }).catch(() => null);
    const stored = kept?.events ?? [];
    const others = mergeEvents(fixture?.events ?? [], events);
    // Events derived from a result only replace missing stored ones.
    const own = stored.length === 0 ? others : others.filter((event) => !isRetold(event));
    const all = mergeEvents(stored, own);
    // When the store is silent or others write too, fewer events than already published are incomplete.
    const isPart = kept === null || sharedBackEnd() !== undefined;
    const isLess = isPart && all.length < (fixture?.published ?? 0);
    if (kept?.unread || isLess || all.length === 0) continue;
    const isStored = new Set(stored.map((event) => event.id));
    sheets.set(id, { events: all, unkept: all.filter((event) => !isStored.has(event.id)) });
  }
  return sheets;
}

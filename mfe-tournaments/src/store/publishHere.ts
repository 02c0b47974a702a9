import { sharedBackEnd, withLock } from 'shared-kernel';
import type { SheetEvent } from '../model/sheetEvent';
import { type Fixture, logOf } from '../model/tournament';
import { knownEvents } from '../scoring/knownEvents';
import { publishSheets, type Sheet } from '../scoring/publishSheet';
import { deviceRepository, type TournamentUpdate } from './createTournamentRepository';
import { eventsOfMatch } from './events/eventDatabase';

export type Sheets = ReadonlyMap<string, readonly SheetEvent[]>;

type PublishOptions = {
  readonly confirmed?: readonly string[];
  /** Whether the back end refuses this device's plays: then only the sheet itself shows them. */
  readonly isForbidden?: boolean | undefined;
};

/** Publishes sheets on this device alone, as `publish` does; with a back end, its copy is then what an exchange sends. */
export function publishHere(
  tournamentId: string,
  known: Sheets,
  { confirmed = [], isForbidden = false }: PublishOptions = {},
): Promise<TournamentUpdate> {
  return withLock(`publish:${tournamentId}`, async () => {
    if (isForbidden) return { ok: false, refusal: { kind: 'forbidden' } };
    const record = await deviceRepository.record(tournamentId).read();
    const log = record === null ? tournamentId : logOf(record);
    const sheets = await allThatIsKnown(log, known, record?.fixtures ?? []);
    return deviceRepository.update(
      tournamentId,
      // Another log means another schedule, or an import, meanwhile.
      (current) => (logOf(current) === log ? publishSheets(current, sheets) : current),
      { confirmed, isDerived: true },
    );
  });
}

/** Combines the stored events, those of this page, and those that travel with the record. */
async function allThatIsKnown(log: string, known: Sheets, fixtures: readonly Fixture[]) {
  const sheets = new Map<string, Sheet>();
  for (const [id, events] of known) {
    const fixture = fixtures.find((each) => each.id === id);
    const kept = await eventsOfMatch({ log, fixture: id }).catch(() => null);
    const all = knownEvents({ events: fixture?.events }, kept?.events, events);
    // When the store is silent or others write too, fewer events than already published are incomplete.
    const isPart = kept === null || sharedBackEnd() !== undefined;
    const isLess = isPart && all.length < (fixture?.published ?? 0);
    if (kept?.unread || isLess || all.length === 0) continue;
    const isStored = new Set(kept?.events.map((event) => event.id));
    sheets.set(id, { events: all, unkept: all.filter((event) => !isStored.has(event.id)) });
  }
  return sheets;
}

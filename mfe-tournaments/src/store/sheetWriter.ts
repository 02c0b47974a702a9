import { type Fixture, logOf, type Tournament, winningSetsOf } from '../model/tournament';
import { type RecordOutcome, type SheetCommands, sheetCommands } from '../scoring/sheetCommands';
import { eventsOfMatch } from './events/matchEvents';
import { openMatch } from './events/openMatch';
import { loadSharing } from './loadSharing';
import { publish } from './publish';
import { allEvents } from './sheetEvents';

/** Writes into the sheet of a match, open or not, and publishes it. If that fails, `Sauvegarder` publishes the events. */
export async function writeSheet(
  tournament: Tournament,
  fixture: Fixture,
  record: (sheet: SheetCommands) => RecordOutcome,
) {
  const key = { log: logOf(tournament), fixture: fixture.id };
  // A recent tap on the open sheet may not have reached the store yet.
  const sheet = openMatch(key);
  if (sheet.snapshot().unkept > 0) await sheet.keep([]);
  // Others may have written on it, on other devices.
  await (await loadSharing())?.fetchMatch(tournament.id, fixture.id);
  const kept = await eventsOfMatch(key).catch(() => undefined);
  if (kept !== undefined && kept.unread > 0) return { ok: false, refusal: { kind: 'newer-events' } } as const;
  // Without an answer of the store, this page's own events are all there is.
  const before = kept?.events ?? sheet.snapshot().events;
  const outcome = record(sheetCommands(allEvents(fixture, before), winningSetsOf(tournament)));
  if (!outcome.ok) return outcome;
  const known = new Set(before.map(({ id }) => id));
  await sheet.keep(outcome.events.filter(({ id }) => !known.has(id)));
  const sheets = new Map([[fixture.id, outcome.events]]);
  // The event store may have refused the events: `sheets` has them all.
  return { ok: true, update: await publish(tournament.id, sheets), sheets } as const;
}

import { formerPlayoffId } from '../competition/recomputeTournament';
import { mergeEvents, type SheetEvent } from '../model/sheetEvent';
import { isLeagueFixture, logOf, type Tournament } from '../model/tournament';
import { isDerivedEvent } from '../scoring/eventsFromDetails';
import { knownEvents } from '../scoring/knownEvents';
import { eventsOfMatch } from './events/eventDatabase';
import { changeMatch, countsOfLog } from './events/logEvents';
import { formerJournals, removeJournal } from './formerJournals';
import { publish } from './publish';
import { tournaments } from './tournaments';

const caughtUp = new Map<string, Promise<void>>();

/**
 * Updates a record from the event store, once a page: the browser may have been killed before it wrote the last results, or
 * an earlier release may have left events elsewhere. If the store does not answer, the record stays. It runs again for
 * each other set of `matches`: a correction may remove a playoff match with a sheet, and another one bring it back.
 */
export function catchUp(tournamentId: string, matches = ''): Promise<void> {
  const occasion = JSON.stringify([tournamentId, matches]);
  const known = caughtUp.get(occasion);
  if (known !== undefined) return known;
  const work = updateRecord(tournamentId)
    .catch(() => false)
    .then((isDone) => {
      if (!isDone || matches !== '') caughtUp.delete(occasion);
    });
  caughtUp.set(occasion, work);
  return work;
}

/** Returns whether there is such a record: a missing one may come back later. */
async function updateRecord(tournamentId: string): Promise<boolean> {
  const record = await tournaments.record(tournamentId).read();
  if (record === null) return false;
  const adopted = await adoptFormerEvents(record);
  await copyFormerPlayoffs(record);
  const counts = await countsOfLog(logOf(record));
  const behind = record.fixtures.filter(
    ({ id, published }) => (counts.get(id) ?? 0) > 0 && counts.get(id) !== published,
  );
  const matches = new Set([...adopted.fixtures, ...behind.map(({ id }) => id)]);
  await publish(tournamentId, new Map([...matches].map((fixture) => [fixture, []])));
  for (const journal of adopted.journals) removeJournal(journal);
  return true;
}

/** Moves the events that earlier releases stored in the record and beside it into the event store. */
async function adoptFormerEvents(record: Tournament) {
  const log = logOf(record);
  const journals = formerJournals(record.id);
  const fixtures: string[] = [];
  for (const fixture of record.fixtures) {
    const journal = journals.get(fixture.id);
    if (fixture.events === undefined && journal === undefined) continue;
    const former = mergeEvents(knownEvents(fixture), journal?.events ?? []);
    await changeMatch({ log, fixture: fixture.id }, (kept) => withFormerEvents(kept, former));
    fixtures.push(fixture.id);
  }
  return { fixtures, journals: [...journals.values()] };
}

/** Copies sheets that earlier releases stored under another identifier of their playoff match, and that are not shown. */
async function copyFormerPlayoffs(record: Tournament): Promise<void> {
  const log = logOf(record);
  const playoffs = record.fixtures.filter((fixture) => !isLeagueFixture(fixture));
  if (playoffs.length === 0) return;
  const counts = await countsOfLog(log);
  for (const fixture of playoffs.filter(({ id }) => !counts.has(id))) {
    const former = formerPlayoffId(record, fixture);
    if (former === undefined || !counts.has(former) || record.fixtures.some(({ id }) => id === former))
      continue;
    const { events } = await eventsOfMatch({ log, fixture: former });
    await changeMatch({ log, fixture: fixture.id }, (kept) => mergeEvents(kept, events));
  }
}

/** A log that an earlier release rebuilt from a result describes the whole match, and replaces the stored one. */
function withFormerEvents(kept: readonly SheetEvent[], former: readonly SheetEvent[]): readonly SheetEvent[] {
  const known = new Map(kept.map((event) => [event.id, JSON.stringify(event)]));
  if (former.every((event) => known.get(event.id) === JSON.stringify(event))) return kept;
  return former.some(isDerivedEvent) ? former : mergeEvents(kept, former);
}

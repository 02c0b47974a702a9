import { fullTest } from '../../../tools/jest/suite';
import { fullLineups, tapped } from '../competition/testing/arbitraries';
import { aTournament } from '../competition/testing/aTournament';
import { favouritesWin } from '../competition/testing/playedMatch';
import type { Tournament } from '../model/tournament';
import { fileMark } from '../model/tournamentShape';
import { eventsFromDetails } from '../scoring/eventsFromDetails';
import { publishSheets } from '../scoring/publishSheet';
import { keptEvents } from '../testing/database';
import { catchUp } from './catchUp';
import { keepEvents } from './events/eventDatabase';
import { changeMatch } from './events/logEvents';
import { exportTournament, withLogs } from './exportTournament';
import { importTournament } from './importTournament';
import { publish } from './publish';
import { readTournamentFile } from './readTournamentFile';
import { deleteTournament } from './replacing';
import { tournaments } from './tournaments';

const goal = { kind: 'goal', setIndex: 0, side: 'teamA', type: 'attacker' } as const;
let count = 0;
let id = '';

beforeEach(() => {
  localStorage.clear();
  count += 1;
  id = `brought-${count}`;
});

/** A season that was played to its end, with the log of each match. */
function aFile(teams: number): Tournament {
  const season = favouritesWin(aTournament({ id, teams, format: { homeAndAway: true } }));
  const fixtures = season.fixtures.map((fixture) => {
    const details = fixture.result?.details;
    const events = details ? eventsFromDetails(details) : [];
    return { ...fixture, events: events.map((event, place) => ({ ...event, id: `${fixture.id}-${place}` })) };
  });
  return { ...season, fixtures };
}

async function stored(): Promise<Tournament> {
  const record = await tournaments.record(id).read();
  if (record === null) throw new Error('It is not there.');
  return record;
}

fullTest('an imported tournament is exported unchanged, however many events it has', async () => {
  const file = aFile(12);
  expect(file.fixtures.flatMap(({ events }) => events)).not.toHaveLength(0);
  await importTournament(file);
  const { tournament: taken, isWhole } = await withLogs(await stored());
  expect(isWhole).toBe(true);
  const inOrder = ({ fixtures }: Tournament) =>
    fixtures.map((fixture) => ({ ...fixture, events: fixture.events?.map((event) => event.id) }));
  expect(inOrder(taken)).toEqual(inOrder(file));
});

/** The tournament as its file comes back. */
async function exportedAgain(): Promise<Tournament> {
  const { tournament } = await withLogs(await stored());
  const { text } = exportTournament(tournament, '2026-11-28T18:30:00.000Z', '2026-11-28');
  const outcome = readTournamentFile(text);
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  return outcome.tournament;
}

test('a match of which this device has seen a part is exported with its result, without that part', async () => {
  await importTournament(aFile(2));
  const { log = id, fixtures } = await stored();
  await changeMatch({ log, fixture: 'r1-m1' }, (events) => events.slice(0, 5));
  expect((await exportedAgain()).fixtures[0]).toEqual({
    ...fixtures[0],
    published: undefined,
    times: fixtures[0]?.times,
  });
});

test('a match with plays that its record has not yet is exported with them', async () => {
  await importTournament(aFile(2));
  const { log = id } = await stored();
  const match = { log, fixture: 'r1-m1' };
  await keepEvents(match, tapped(['undo'], 3, await keptEvents(log, 'r1-m1'), 'b'));
  expect((await exportedAgain()).fixtures[0]?.status).toBe('inprogress');
});

test('a match with plays that the store could not keep is exported with all of them', async () => {
  await importTournament(aFile(2));
  const { log = id } = await stored();
  const more = tapped(['undo'], 3, await keptEvents(log, 'r1-m1'), 'b');
  await tournaments.update(id, (current) =>
    publishSheets(current, new Map([['r1-m1', { events: more, unkept: more.slice(-1) }]])),
  );
  expect((await exportedAgain()).fixtures[0]).toMatchObject({
    status: 'inprogress',
    events: more.map(({ id }) => ({ id })),
  });
});

test('a correction after an import is published, whatever number the file’s last event has', async () => {
  const file = aFile(2);
  const [first] = file.fixtures;
  const events = first?.events?.map((event, place, all) =>
    place === all.length - 1 ? { ...event, sequence: 1_000_000_000 } : event,
  );
  const text = JSON.stringify({
    ...fileMark,
    exportedAt: '2026-11-28T18:30:00.000Z',
    tournament: { ...file, fixtures: [{ ...first, events }] },
  });
  const outcome = readTournamentFile(text);
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  await importTournament(outcome.tournament);
  const record = await stored();
  const match = { log: record.log ?? id, fixture: first?.id ?? '' };
  const before = await keptEvents(match.log, match.fixture);
  // A back end takes no number far above the count of events.
  expect(before.at(-1)?.sequence).toBe(before.length);
  await keepEvents(match, tapped(['undo'], 3, before, 'b'));
  await publish(id, new Map([[match.fixture, []]]));
  expect((await stored()).fixtures[0]?.status).toBe('inprogress');
});

test.each([
  ['brought from a file', () => importTournament(aFile(2))],
  [
    'deleted, and brought from a file',
    async () => {
      await deleteTournament(id);
      await importTournament(aFile(2));
    },
  ],
])('journals of an earlier release are removed when a record is %s', async (_what, replace) => {
  await importTournament(aFile(2));
  const journal = tapped([...fullLineups, goal], 3, [], 'j');
  localStorage.setItem(`match-journal:${id}:r1-m1`, JSON.stringify(journal));
  localStorage.setItem(`held-taps:${id}:r1-m1:1a2b`, JSON.stringify(journal));
  await replace();
  await catchUp(id);
  const record = await stored();
  expect(record.fixtures[0]?.result).toEqual(aFile(2).fixtures[0]?.result);
  expect(await keptEvents(record.log ?? id, 'r1-m1')).toHaveLength(aFile(2).fixtures[0]?.events?.length ?? 0);
  expect(Object.keys(localStorage).filter((key) => /journal|held/.test(key))).toEqual([]);
});

import { fullLineups, tapped } from '../competition/testing/arbitraries';
import { aTournament } from '../competition/testing/aTournament';
import { homeWin, played } from '../competition/testing/playedMatch';
import { type Fixture, logOf, type Tournament } from '../model/tournament';
import { keptEvents } from '../testing/database';
import { keepEvents } from './events/eventDatabase';
import { withLogs } from './exportTournament';
import { importTournament } from './importTournament';
import { loadSharing } from './loadSharing';
import { publish } from './publish';
import { replaceSchedule } from './replaceSchedule';
import { deleteTournament } from './replacing';
import { tournaments } from './tournaments';

jest.mock('./loadSharing', () => ({ loadSharing: jest.fn(async () => undefined) }));

const goal = { kind: 'goal', setIndex: 0, side: 'teamA', type: 'attacker' } as const;
const twoGoals = tapped([...fullLineups, goal, goal]);
const fiveGoals = tapped([...fullLineups, goal, goal, goal, goal, goal]);
const [firstMatch = ''] = aTournament().fixtures.map(({ id }) => id);
let count = 0;
let tournament: Tournament;

beforeEach(async () => {
  localStorage.clear();
  count += 1;
  tournament = aTournament({ id: `replaced-${count}` });
  await tournaments.save(tournament);
});

const record = async () => (await tournaments.record(tournament.id).read()) as Tournament;
const goals = async () => (await record()).fixtures[0]?.result?.details?.sets[0]?.teamA.goals.length;

async function play(events = twoGoals) {
  await keepEvents({ log: logOf(await record()), fixture: firstMatch }, events);
  await publish(tournament.id, new Map([[firstMatch, []]]));
}

test('a backup of two goals opens with two, although goals were scored since', async () => {
  await play();
  const { tournament: backup } = await withLogs(await record());
  const former = logOf(await record());
  await play(fiveGoals);
  expect(await goals()).toBe(5);
  await importTournament(backup);
  expect(await goals()).toBe(2);
  expect(await keptEvents(logOf(await record()), firstMatch)).toEqual(twoGoals);
  // The former state is in the trash, with its sheets.
  expect(await keptEvents(former, firstMatch)).toHaveLength(fiveGoals.length);
});

test('an exported file contains the whole log of each match, and no storage keys', async () => {
  await play();
  const { tournament: file, isWhole } = await withLogs(await record());
  expect(isWhole).toBe(true);
  expect(file.fixtures[0]?.events).toEqual(twoGoals);
  expect(file.fixtures[1]).not.toHaveProperty('events');
  expect(JSON.stringify(file)).not.toMatch(/"(log|published|times)"/);
});

test('a file without events gives the result that it states', async () => {
  const [first, ...others] = tournament.fixtures as [Fixture, ...Fixture[]];
  const stated = played(first, homeWin);
  await importTournament({ ...tournament, fixtures: [stated, ...others] });
  expect((await record()).fixtures[0]).toEqual(stated);
});

test('a new schedule begins with empty sheets', async () => {
  await play();
  const former = logOf(await record());
  await replaceSchedule(tournament.id);
  expect((await record()).fixtures.every(({ result }) => result === null)).toBe(true);
  expect(logOf(await record())).not.toBe(former);
});

test('permanent deletion removes the events', async () => {
  await play();
  await deleteTournament(tournament.id, { isPermanent: true });
  expect(await keptEvents(tournament.id, firstMatch)).toEqual([]);
});

test('a match with events of a later release is shown, never republished, and keeps them', async () => {
  await play();
  const later = { ...twoGoals[0], id: 'later', kind: 'goal-v2' } as never;
  await keepEvents({ log: tournament.id, fixture: firstMatch }, [later, ...fiveGoals]);
  await publish(tournament.id, new Map([[firstMatch, []]]));
  expect(await goals()).toBe(2);
  expect(await keptEvents(tournament.id, firstMatch)).toEqual(fiveGoals);
});

describe('deletion with a back end', () => {
  const sharing = (fetchSheets: () => Promise<unknown>) =>
    jest
      .mocked(loadSharing)
      .mockImplementation(
        async () => ({ fetchSheets, fetchMissing: () => {}, isForbidden: () => false }) as never,
      );
  afterEach(() => jest.mocked(loadSharing).mockImplementation(async () => undefined));

  test('first fetches the sheets that only the back end has, for the trash', async () => {
    const log = logOf(tournament);
    sharing(async () => {
      await keepEvents({ log, fixture: firstMatch }, twoGoals);
      return { ok: true };
    });
    await deleteTournament(tournament.id);
    expect(await keptEvents(log, firstMatch)).toEqual(twoGoals);
    expect(await tournaments.record(tournament.id).read()).toBeNull();
  });

  test('is refused when those sheets do not arrive', async () => {
    const refusal = { ok: false, refusal: { kind: 'unreachable' } };
    sharing(async () => refusal);
    expect(await deleteTournament(tournament.id)).toEqual(refusal);
    expect(await record()).not.toBeNull();
  });
});

import { winnerOf } from '../competition/outcome';
import { recomputeTournament } from '../competition/recomputeTournament';
import { fullLineups, tapped } from '../competition/testing/arbitraries';
import { aTournament } from '../competition/testing/aTournament';
import {
  awayWin,
  detailsOf,
  favouritesWin,
  homeWin,
  played,
  type SetScores,
} from '../competition/testing/playedMatch';
import type { Fixture, PlayoffSlot, Tournament } from '../model/tournament';
import { eventsFromDetails } from '../scoring/eventsFromDetails';
import { keptEvents } from '../testing/database';
import { catchUp } from './catchUp';
import { keepEvents } from './events/eventDatabase';
import { tournaments } from './tournaments';

const goal = { kind: 'goal', setIndex: 0, side: 'teamA', type: 'attacker' } as const;
const sheet = tapped([...fullLineups, goal, goal]);
const [firstMatch = ''] = aTournament().fixtures.map(({ id }) => id);
let count = 0;
let tournament: Tournament;

beforeEach(() => {
  localStorage.clear();
  count += 1;
  tournament = aTournament({ id: `t${count}` });
});

/** Puts a record there as an earlier release, or other code, has written it. */
function write(record: unknown) {
  localStorage.setItem(`tournament:${tournament.id}`, JSON.stringify(record));
}

function writeMatch(changed: Partial<Fixture>) {
  const [first, ...others] = tournament.fixtures;
  write({ ...tournament, fixtures: [{ ...first, ...changed }, ...others] });
}

const read = async () => (await tournaments.record(tournament.id).read())?.fixtures[0];

test('a result that never reached the disk is restored from its events', async () => {
  write(tournament);
  await keepEvents({ log: tournament.id, fixture: firstMatch }, sheet);
  await catchUp(tournament.id);
  expect(await read()).toMatchObject({ status: 'inprogress', published: sheet.length });
});

test('a log in the record of an earlier release moves into the event store', async () => {
  writeMatch({ events: sheet });
  await catchUp(tournament.id);
  expect(await keptEvents(tournament.id, firstMatch)).toEqual(sheet);
  expect(await read()).toMatchObject({ status: 'inprogress', published: sheet.length });
  expect(await read()).not.toHaveProperty('events');
});

test('journals and held taps of an earlier release move there too, and get published', async () => {
  write(tournament);
  const journalKey = `match-journal:${tournament.id}:${firstMatch}`;
  const heldKey = `held-taps:${tournament.id}:${firstMatch}:1a2b`;
  localStorage.setItem(journalKey, JSON.stringify(sheet.slice(0, -1)));
  localStorage.setItem(`jorkyball:revision:${journalKey}`, '7');
  localStorage.setItem(heldKey, JSON.stringify(sheet.slice(-1)));
  await catchUp(tournament.id);
  expect(await keptEvents(tournament.id, firstMatch)).toEqual(sheet);
  expect((await read())?.result?.details?.sets[0]?.teamA.goals).toHaveLength(2);
  expect(Object.keys(localStorage).filter((key) => /journal|held/.test(key))).toEqual([]);
});

test('a damaged journal is read up to the damage, and its text is quarantined', async () => {
  write(tournament);
  const journalKey = `match-journal:${tournament.id}:${firstMatch}`;
  const text = JSON.stringify([...sheet, { kind: 'goal', id: 'x', at: 'x', sequence: 1 }]);
  localStorage.setItem(journalKey, text);
  await catchUp(tournament.id);
  expect(await keptEvents(tournament.id, firstMatch)).toEqual(sheet);
  const copies = Object.entries(localStorage).filter(([key]) => key.startsWith(`${journalKey}:corrupt:`));
  expect(copies.map(([, copy]) => copy)).toEqual([text]);
  expect(localStorage.getItem(journalKey)).toBeNull();
});

test('a match that an earlier release republished after a rollback counts each goal once', async () => {
  const known = tapped([...fullLineups, goal]);
  await keepEvents({ log: tournament.id, fixture: firstMatch }, known);
  const retold = tapped([...fullLineups, goal, goal, goal]).map((event, index) => ({
    ...event,
    id: `published-${index}`,
  }));
  writeMatch({ events: retold, published: known.length });
  await catchUp(tournament.id);
  expect((await read())?.result?.details?.sets[0]?.teamA.goals).toHaveLength(3);
});

test('a result that arrives without a log stays as it is', async () => {
  const [first] = tournament.fixtures as readonly [Fixture];
  const stated = played(first, homeWin);
  writeMatch(stated);
  await catchUp(tournament.id);
  expect(await read()).toEqual(stated);
});

test('a complete league record gets its playoffs', async () => {
  const season = aTournament({ id: tournament.id, teams: 8, format: { playoffs: true } });
  write(favouritesWin(season));
  await catchUp(tournament.id);
  const record = await tournaments.record(tournament.id).read();
  expect(record?.fixtures.filter(({ phase }) => phase === 'playoffs')).toHaveLength(3);
});

describe('a playoff match that a correction removes', () => {
  const teams = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const league = (names: readonly string[] = teams) =>
    recomputeTournament(
      favouritesWin(aTournament({ id: tournament.id, teams: names, format: { playoffs: true } })),
    ).tournament;
  const won = (current: Tournament, slot: PlayoffSlot, scores = homeWin) => ({
    ...current,
    fixtures: current.fixtures.map((fixture) => (fixture.slot === slot ? played(fixture, scores) : fixture)),
  });
  const record = async () => (await tournaments.record(tournament.id).read()) as Tournament;
  const winnerIn = async (slot: PlayoffSlot) => {
    const fixture = (await record()).fixtures.find((each) => each.slot === slot);
    return fixture ? winnerOf(fixture) : undefined;
  };
  /** As an organiser who accepts that other teams meet. */
  const correct = async (slot: PlayoffSlot, scores: SetScores) => {
    const confirmed = (await record()).fixtures.map(({ id }) => id);
    await tournaments.update(tournament.id, (current) => won(current, slot, scores), { confirmed });
  };

  test('comes back with its result, which had no events, once its teams meet again', async () => {
    const rounds = ['quarterfinal-1', 'quarterfinal-2', 'semifinal-1', 'semifinal-2', 'final'] as const;
    write(rounds.reduce((current, slot) => recomputeTournament(won(current, slot)).tournament, league()));
    expect([await winnerIn('semifinal-1'), await winnerIn('final')]).toEqual(['A', 'A']);
    await correct('quarterfinal-1', awayWin);
    expect([await winnerIn('semifinal-1'), await winnerIn('final')]).toEqual([null, undefined]);
    await correct('quarterfinal-1', homeWin);
    await catchUp(tournament.id, 'semifinal');
    await catchUp(tournament.id, 'final');
    expect([await winnerIn('semifinal-1'), await winnerIn('final')]).toEqual(['A', 'A']);
  });

  test('of an earlier release finds its sheet under its former identifier', async () => {
    const names = ['A', 'B', 'C', 'D', 'E E', 'F', 'G', 'H'];
    write(league(names));
    const finished = eventsFromDetails(detailsOf(awayWin));
    await keepEvents({ log: tournament.id, fixture: 'quarterfinal-1-d-e-e' }, finished);
    await catchUp(tournament.id);
    expect(await winnerIn('quarterfinal-1')).toBe('E E');
  });

  test('does not take a former sheet that may be that of two pairs', async () => {
    const names = ['A', 'B', 'C', 'Lyon', 'Sud Lille', 'F', 'Lyon Sud', 'Lille'];
    write(league(names));
    const finished = eventsFromDetails(detailsOf(awayWin));
    await keepEvents({ log: tournament.id, fixture: 'quarterfinal-1-lyon-sud-lille' }, finished);
    await catchUp(tournament.id);
    expect(await winnerIn('quarterfinal-1')).toBeNull();
  });
});

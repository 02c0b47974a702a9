import { removeTeam } from '../../competition/teams/enterTeam';
import { tapped } from '../../competition/testing/arbitraries';
import { aTournament } from '../../competition/testing/aTournament';
import { logOf, type Tournament } from '../../model/tournament';
import { knownEvents } from '../../scoring/knownEvents';
import { keptEvents } from '../../testing/database';
import { keepEvents } from '../events/eventDatabase';
import { changeMatch } from '../events/logEvents';
import { withLogs } from '../exportTournament';
import { importTournament } from '../importTournament';
import { publish } from '../publish';
import { replaceSchedule } from '../replaceSchedule';
import { deleteTournament } from '../replacing';
import { tournaments } from '../tournaments';
import {
  discard,
  keepInTrash,
  keptDays,
  restore,
  tidyTrash,
  trashEntries,
  trashEntryOf,
  trashRecordOf,
} from './trash';

const firstMatch = 'r1-m1';
const goal = { kind: 'goal', setIndex: 0, side: 'teamA', type: 'attacker', by: 'unknown' } as const;
const twoGoals = tapped([goal, goal]);
const day = 24 * 60 * 60_000;

let count = 0;
let tournament: Tournament;

beforeEach(async () => {
  localStorage.clear();
  for (const entry of await trashEntries()) await discard(entry);
  count += 1;
  tournament = aTournament({ id: `thrown-${count}` });
  await tournaments.save(tournament);
});
afterEach(() => jest.restoreAllMocks());

const record = async () => (await tournaments.record(tournament.id).read()) as Tournament;
const goals = async () => (await record()).fixtures[0]?.result?.details?.sets[0]?.teamA.goals.length;
const latest = async () => {
  const [entry] = await trashEntries();
  if (entry === undefined) throw new Error('The trash is empty.');
  return entry;
};

async function play(events = twoGoals) {
  await keepEvents({ log: logOf(await record()), fixture: firstMatch }, events);
  await publish(tournament.id, new Map([[firstMatch, []]]));
}

test('a deleted tournament is restored with its sheets, and leaves the trash', async () => {
  await play();
  await deleteTournament(tournament.id);
  expect(await tournaments.record(tournament.id).read()).toBeNull();
  const entry = await latest();
  expect(entry).toMatchObject({ cause: 'tournament-deleted', tournament: { name: tournament.name } });
  await restore(entry);
  expect(await goals()).toBe(2);
  expect(await keptEvents(logOf(await record()), firstMatch)).toHaveLength(2);
  expect(await trashEntries()).toEqual([]);
});

test.each([
  ['a part', 1],
  ['nothing', 0],
])(
  'a match of which the device has %s is restored with its result, and can be corrected',
  async (_part, count) => {
    await play();
    const match = { log: logOf(await record()), fixture: firstMatch };
    await deleteTournament(tournament.id);
    await changeMatch(match, (events) => events.slice(0, count));
    await restore(await latest());
    expect(await goals()).toBe(2);
    const [fixture] = (await record()).fixtures;
    if (fixture === undefined) throw new Error('It has no matches.');
    const events = knownEvents(fixture, await keptEvents(match.log, firstMatch));
    expect(fixture.published ?? 0).toBeLessThanOrEqual(events.length);
    await keepEvents(match, tapped(['undo'], 3, events, 'c'));
    await publish(tournament.id, new Map([[firstMatch, []]]));
    expect(await goals()).toBe(1);
  },
);

test('a regenerated schedule can be undone, and redone', async () => {
  await play();
  await replaceSchedule(tournament.id);
  expect(await goals()).toBeUndefined();
  await restore(await latest());
  expect(await goals()).toBe(2);
  const replaced = await latest();
  expect(replaced.cause).toBe('restored-over');
  await restore(replaced);
  expect(await goals()).toBeUndefined();
});

test('the first schedule of a tournament puts nothing into the trash', async () => {
  await tournaments.save({ ...tournament, fixtures: [] });
  await replaceSchedule(tournament.id);
  expect(await trashEntries()).toEqual([]);
});

test('a tournament replaced by an import can be restored', async () => {
  await play();
  const { tournament: backup } = await withLogs(await record());
  await play([...twoGoals, ...tapped([goal], 3, twoGoals, 'b').slice(2)]);
  expect(await goals()).toBe(3);
  await importTournament(backup);
  expect(await goals()).toBe(2);
  await restore(await latest());
  expect(await goals()).toBe(3);
});

test('restoring a removed team keeps goals that were scored since', async () => {
  const entry = await keepInTrash(await record(), 'team-removed', 'Lille');
  await tournaments.update(tournament.id, (current) => removeTeam(current, tournament.teams[3] ?? ''));
  await play();
  if (entry === null) throw new Error('Nothing was kept.');
  await restore(entry);
  expect((await record()).teams).toEqual(tournament.teams);
  expect(await goals()).toBe(2);
});

test('discarding an entry deletes its sheets, except those of an existing tournament', async () => {
  await play();
  await keepInTrash(await record(), 'team-removed', 'Lille');
  await discard(await latest());
  expect(await keptEvents(tournament.id, firstMatch)).toHaveLength(2);
  await deleteTournament(tournament.id);
  await discard(await latest());
  expect(await keptEvents(tournament.id, firstMatch)).toEqual([]);
});

test('entries stay for thirty days, and at most a hundred afterwards', async () => {
  for (let entry = 0; entry < 103; entry += 1) await keepInTrash(tournament, 'team-removed');
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + (keptDays - 1) * day);
  await tidyTrash();
  expect(await trashEntries()).toHaveLength(103);
  clock.mockReturnValue(now + (keptDays + 1) * day);
  await tidyTrash();
  expect(await trashEntries()).toHaveLength(100);
});

test('an entry of a later release stays in the store, hidden', async () => {
  const entry = await keepInTrash(tournament, 'team-removed');
  if (entry === null) throw new Error('Nothing was kept.');
  const stored = trashRecordOf(entry);
  expect(trashEntryOf(stored)?.tournament.teams).toEqual(tournament.teams);
  expect(trashEntryOf({ ...stored, cause: 'of-tomorrow' })).toBeNull();
  expect(trashEntryOf({ ...stored, record: { ...tournament, version: 99 } })).toBeNull();
});

test('an entry is not restored when the current record cannot go to the trash', async () => {
  await play();
  await replaceSchedule(tournament.id);
  const entry = await latest();
  const now = await record();
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Refused.', 'SecurityError');
  });
  expect(await restore(entry)).toEqual({ ok: false, refusal: { kind: 'no-trash' } });
  expect(await record()).toEqual(now);
});

test('deletion is refused without a trash, unless it is permanent', async () => {
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Refused.', 'SecurityError');
  });
  expect(await deleteTournament(tournament.id)).toEqual({ ok: false, refusal: { kind: 'no-trash' } });
  expect((await replaceSchedule(tournament.id)).saved).toEqual({ ok: false, refusal: { kind: 'no-trash' } });
  expect(await record()).toMatchObject({ id: tournament.id, fixtures: tournament.fixtures });
  expect(await deleteTournament(tournament.id, { isPermanent: true })).toMatchObject({ ok: true });
});

test('a restore that storage refuses leaves the trash as it was', async () => {
  await deleteTournament(tournament.id);
  await tournaments.save(tournament);
  const before = await trashEntries();
  const [entry] = before;
  if (entry === undefined) throw new Error('one entry expected');
  jest.spyOn(tournaments, 'save').mockResolvedValue({ ok: false, refusal: { kind: 'quota-exceeded' } });
  expect((await restore(entry)).ok).toBe(false);
  expect(await trashEntries()).toEqual(before);
});

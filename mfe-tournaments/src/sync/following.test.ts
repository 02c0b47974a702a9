import { sharedBackEnd } from 'shared-kernel';
import { aTournament } from '../competition/testing/aTournament';
import { createStoredTournaments } from '../store/storedTournaments';
import { createFollowing } from './following';

jest.mock('shared-kernel', () => ({ ...jest.requireActual('shared-kernel'), sharedBackEnd: jest.fn() }));

let answer = 'null';
let questions = 0;
const refreshTournament = jest.fn();
const onBeat = jest.fn();
let stops: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  jest.mocked(sharedBackEnd).mockReturnValue({ url: 'https://back-end.example', anonKey: 'public' });
  [answer, questions, stops] = ['null', 0, []];
  globalThis.fetch = jest.fn(async () => {
    questions += 1;
    const text = answer;
    return { ok: true, text: async () => text } as Response;
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

function aFollowing() {
  const stored = createStoredTournaments('following-');
  return createFollowing({ stored, refreshTournament, onBeat });
}
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(1000 * seconds);
function look(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a missing tournament is polled every twenty seconds, and loaded once it exists', async () => {
  stops.push(aFollowing().follow('coupe'));
  await pass(0);
  refreshTournament.mockClear();
  questions = 0;
  await pass(40);
  expect(questions).toBe(2);
  expect(refreshTournament).not.toHaveBeenCalled();
  answer = '{"revision":7,"head":0,"matches":{}}';
  await pass(20);
  expect(refreshTournament.mock.calls).toEqual([['coupe', { revision: 7, head: 0 }]]);
  // The next goal may fall at once.
  await pass(3);
  expect(questions).toBe(4);
});

test('several parts of a page share one request, and a late subscriber gets the known scores', async () => {
  const { follow, followLive } = aFollowing();
  answer = '{"revision":1,"head":0,"matches":{}}';
  stops.push(follow('coupe'), followLive('coupe', jest.fn()));
  await pass(0);
  expect(questions).toBe(1);
  const late = jest.fn();
  stops.push(followLive('coupe', late));
  expect(late).toHaveBeenCalledTimes(1);
  const [page, part] = stops;
  page?.();
  part?.();
  await pass(3);
  expect(questions).toBe(2);
});

test('the list is due regularly, except while the page is hidden or left', async () => {
  const { follow, shown } = aFollowing();
  const stop = follow();
  expect([...shown()]).toEqual([undefined]);
  await pass(60);
  expect(onBeat).toHaveBeenCalledTimes(2);
  look('hidden');
  await pass(120);
  expect(onBeat).toHaveBeenCalledTimes(2);
  look('visible');
  await pass(30);
  expect(onBeat).toHaveBeenCalledTimes(3);
  stop();
  await pass(120);
  expect(onBeat).toHaveBeenCalledTimes(3);
  expect(questions).toBe(0);
});

test.each([
  ['planned for next year', '2099-01-01', 'pending', 10],
  ['of an earlier season that is not over', '2020-01-01', 'pending', 10],
  ['that is over', '2020-01-01', 'finished', 1],
] as const)('the first goal of a tournament %s is seen soon', async (_, date, status, expected) => {
  const tournament = aTournament({ id: 'coupe' });
  const fixtures = tournament.fixtures.map((fixture) => ({ ...fixture, status }));
  const stored = createStoredTournaments('following-');
  await stored.record('coupe').update(() => ({ ...tournament, date, fixtures }));
  answer = '{"revision":1,"head":0,"matches":{}}';
  stops.push(createFollowing({ stored, refreshTournament, onBeat }).follow('coupe'));
  await pass(0);
  questions = 0;
  await pass(30);
  expect(questions).toBe(expected);
});

test('the board of all live matches is polled every three seconds, whatever the list says', async () => {
  stops.push(aFollowing().followLive(undefined, jest.fn()));
  await pass(0);
  questions = 0;
  await pass(30);
  expect(questions).toBe(10);
});

test('a finished season is not polled', async () => {
  stops.push(aFollowing().follow('championnat-de-france-2024'));
  await pass(60);
  expect(questions).toBe(0);
});

test('a subscriber does not see events of this device before the server counts them', async () => {
  const tournament = aTournament({ id: 'coupe' });
  const [first] = tournament.fixtures;
  if (first === undefined) throw new Error('The tournament has a match.');
  const told = jest.fn();
  const score = (counted: number) =>
    JSON.stringify({
      ...{ revision: 1, head: counted },
      matches: { [first.id]: { sets: [], status: 'inprogress', counted, log: 'coupe' } },
    });
  answer = score(6);
  stops.push(aFollowing().followLive('coupe', told));
  await pass(0);
  const ahead = { ...tournament, fixtures: tournament.fixtures.map((each) => ({ ...each, published: 7 })) };
  const heard = () => told.mock.lastCall?.[0].heard(ahead, tournament.fixtures)[0];
  expect(heard()).toBe(first);
  answer = score(7);
  await pass(20);
  expect(heard()).toBe(ahead.fixtures[0]);
});

import { sharedBackEnd } from 'shared-kernel';
import { liveScoreOf } from '../../domain/live/liveScore';
import { aTournament } from '../../domain/testing/aTournament';
import { followScores, type Live } from './followScores';

jest.mock('shared-kernel', () => ({ ...jest.requireActual('shared-kernel'), sharedBackEnd: jest.fn() }));

const tournament = aTournament({ id: 'coupe' });
const [fixture] = tournament.fixtures;
if (fixture === undefined) throw new Error('The tournament has a match.');

type Told = { revision?: number; head?: number; home?: number; status?: string };

function answer({ revision = 1, head = 1, home = 1, status = 'inprogress' }: Told = {}) {
  const score = { sets: [{ home, away: 0 }], status, counted: head, log: 'coupe' };
  return JSON.stringify({ revision, head, matches: { [fixture?.id ?? '']: score } });
}

/** What the back end says when it is asked; nothing where it cannot be reached. */
let said: string | undefined;
let questions = 0;
let isSeen = true;
let stop: () => void = () => undefined;
let told: Live[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isSeen ? 'visible' : 'hidden'));
  jest.mocked(sharedBackEnd).mockReturnValue({ url: 'https://back-end.example', anonKey: 'public' });
  [said, questions, isSeen, told] = [answer(), 0, true, []];
  globalThis.fetch = jest.fn(async () => {
    questions += 1;
    if (said === undefined) throw new TypeError('Failed to fetch');
    const text = said;
    return { ok: true, text: async () => text } as Response;
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function follow(
  refresh: (id: string, revision?: number) => void = () => undefined,
  mayBegin?: () => boolean,
) {
  stop = followScores({ tournament: 'coupe' }, (live) => told.push(live), refresh, mayBegin);
  await pass(0);
}
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(1000 * seconds);
/** Questions that are asked meanwhile. */
async function during(seconds: number): Promise<number> {
  const before = questions;
  await pass(seconds);
  return questions - before;
}
function look(seen: boolean) {
  isSeen = seen;
  document.dispatchEvent(new Event('visibilitychange'));
}
const shown = () => {
  const first = told.at(-1)?.lay(tournament).fixtures[0];
  return first && liveScoreOf(first);
};

test('while a match runs it is asked for every three seconds, otherwise every twenty', async () => {
  await follow();
  expect(await during(30)).toBe(10);
  said = answer({ head: 21, home: 0, status: 'pending' });
  await pass(3);
  expect(await during(60)).toBe(3);
});

test('the first goal of a day is seen as soon as the next ones', async () => {
  said = answer({ head: 0, home: 0, status: 'pending' });
  await follow(undefined, () => true);
  expect(await during(30)).toBe(10);
});

test('a goal is seen with the next answer, and nothing is told twice', async () => {
  await follow();
  expect(shown()).toEqual({ sets: [{ home: 1, away: 0 }], status: 'inprogress' });
  await pass(9);
  expect(told).toHaveLength(1);
  said = answer({ head: 2, home: 2 });
  await pass(3);
  expect(shown()).toEqual({ sets: [{ home: 2, away: 0 }], status: 'inprogress' });
});

test('an older answer, of a cache on the way, changes nothing', async () => {
  said = answer({ head: 5, home: 5 });
  await follow();
  said = answer({ head: 4, home: 4 });
  await pass(3);
  expect(shown()?.sets).toEqual([{ home: 5, away: 0 }]);
});

test('nobody is asked while the page is hidden, and at once when it is seen again', async () => {
  await follow();
  look(false);
  expect(await during(300)).toBe(0);
  said = answer({ head: 9, home: 6 });
  look(true);
  await pass(0);
  expect(shown()?.sets).toEqual([{ home: 6, away: 0 }]);
  // What was scored meanwhile is no news.
  expect(told.at(-1)?.stretch).toBe(2);
});

test('a page that opens hidden asks when it is seen', async () => {
  isSeen = false;
  await follow();
  expect(await during(60)).toBe(0);
  look(true);
  expect(questions).toBe(1);
});

test('where nobody answers it is asked for more seldom, soon enough for the next goal, and it is said since when', async () => {
  await follow();
  const last = Date.now();
  said = undefined;
  await pass(3);
  expect(told.at(-1)?.silentSince).toBeNull();
  await pass(6);
  expect(told.at(-1)?.silentSince).toEqual(new Date(last));
  await pass(8);
  expect(await during(600)).toBe(75);
  expect(shown()?.sets).toEqual([{ home: 1, away: 0 }]);
});

test('it is asked for at once when the network is back, and then as before', async () => {
  await follow();
  said = undefined;
  await pass(200);
  said = answer({ head: 3, home: 3 });
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(told.at(-1)?.silentSince).toBeNull();
  expect(shown()?.sets).toEqual([{ home: 3, away: 0 }]);
  expect(await during(30)).toBe(10);
});

test('without a network the first question without an answer says enough', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  said = undefined;
  await follow();
  expect(told.at(-1)?.silentSince).toEqual(new Date());
});

test('a newer revision has the record asked for again, and one that may not have come after a minute', async () => {
  const refresh = jest.fn();
  await follow(refresh);
  await pass(9);
  said = answer({ revision: 2 });
  await pass(9);
  expect(refresh.mock.calls).toEqual([
    ['coupe', 1],
    ['coupe', 2],
  ]);
  await pass(60);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('of a tournament that nothing is told of any more the record is asked for once a minute, and again when it is back', async () => {
  const refresh = jest.fn();
  await follow(refresh);
  said = 'null';
  await pass(3 + 20);
  said = answer({ revision: 2 });
  await pass(20);
  expect(refresh.mock.calls).toEqual([
    ['coupe', 1],
    ['coupe', undefined],
    ['coupe', 2],
  ]);
  expect(shown()?.sets).toEqual([{ home: 1, away: 0 }]);
});

test('a question that hangs is given up for the next one', async () => {
  const asked: (AbortSignal | null | undefined)[] = [];
  globalThis.fetch = jest.fn((_url, init) => {
    asked.push(init?.signal);
    return new Promise<Response>(() => undefined);
  });
  await follow();
  look(true);
  expect(asked.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test('a page that was left asks for nothing', async () => {
  await follow();
  stop();
  look(true);
  expect(await during(60)).toBe(0);
});

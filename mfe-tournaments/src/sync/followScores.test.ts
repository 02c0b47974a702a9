import { sharedBackEnd } from 'shared-kernel';
import { aTournament } from '../competition/testing/aTournament';
import { liveScoreOf } from '../scoring/liveScore';
import { followScores, type Live, type RefreshTournament } from './followScores';

jest.mock('shared-kernel', () => ({ ...jest.requireActual('shared-kernel'), sharedBackEnd: jest.fn() }));

const tournament = aTournament({ id: 'coupe' });
const [fixture] = tournament.fixtures;
if (fixture === undefined) throw new Error('The tournament has a match.');

type Told = { revision?: number; head?: number; home?: number; status?: string };

function answer({ revision = 1, head = 1, home = 1, status = 'inprogress' }: Told = {}) {
  const score = { sets: [{ home, away: 0 }], status, counted: head, log: 'coupe' };
  return JSON.stringify({ revision, head, matches: { [fixture?.id ?? '']: score } });
}

/** The back end's answer; undefined while it is unreachable. */
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

async function follow(refresh: RefreshTournament = () => undefined, mayBegin?: () => boolean) {
  stop = followScores('coupe', (live) => told.push(live), refresh, mayBegin);
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

test('a page polls every three seconds during a match, otherwise every twenty', async () => {
  await follow();
  expect(await during(30)).toBe(10);
  said = answer({ head: 21, home: 0, status: 'pending' });
  await pass(3);
  expect(await during(60)).toBe(3);
});

test('a page polls every three seconds before the first goal of a day', async () => {
  said = answer({ head: 0, home: 0, status: 'pending' });
  await follow(undefined, () => true);
  expect(await during(30)).toBe(10);
});

test('a goal arrives with the next answer, and the same score is not reported twice', async () => {
  await follow();
  expect(shown()).toEqual({ sets: [{ home: 1, away: 0 }], status: 'inprogress' });
  await pass(9);
  expect(told).toHaveLength(1);
  said = answer({ head: 2, home: 2 });
  await pass(3);
  expect(shown()).toEqual({ sets: [{ home: 2, away: 0 }], status: 'inprogress' });
});

test('a stale answer from a cache changes nothing', async () => {
  said = answer({ head: 5, home: 5 });
  await follow();
  said = answer({ head: 4, home: 4 });
  await pass(3);
  expect(shown()?.sets).toEqual([{ home: 5, away: 0 }]);
});

test('a hidden page does not poll, and polls at once when it becomes visible', async () => {
  await follow();
  look(false);
  expect(await during(300)).toBe(0);
  said = answer({ head: 9, home: 6 });
  look(true);
  await pass(0);
  expect(shown()?.sets).toEqual([{ home: 6, away: 0 }]);
  // Goals scored while the page was hidden are no news.
  expect(told.at(-1)?.stretch).toBe(2);
});

test('a page that opens hidden polls when it becomes visible', async () => {
  isSeen = false;
  await follow();
  expect(await during(60)).toBe(0);
  look(true);
  expect(questions).toBe(1);
});

test('a page polls less often without answers, and reports since when it has had none', async () => {
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

test('a page polls at once when the network returns, then at its usual pace', async () => {
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

test('an offline page reports silence after its first failed request', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  said = undefined;
  await follow();
  expect(told.at(-1)?.silentSince).toEqual(new Date());
});

test('a newer revision reloads the record, and again soon if the record has not arrived', async () => {
  const refresh = jest.fn();
  await follow(refresh);
  await pass(9);
  said = answer({ revision: 2 });
  await pass(9);
  expect(refresh.mock.calls).toEqual([
    ['coupe', { revision: 1, head: 1 }],
    ['coupe', { revision: 2, head: 1 }],
  ]);
  await pass(15);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('a result that is settled, or reopened, is fetched at once; the goals between can wait', async () => {
  const refresh = jest.fn();
  await follow(refresh);
  for (const [head, status, seconds] of [
    [2, 'inprogress', 3],
    [3, 'inprogress', 3],
    [4, 'finished', 3],
    [5, 'inprogress', 20],
    [6, 'inprogress', 3],
  ] as const) {
    said = answer({ head, status });
    await pass(seconds);
  }
  expect(refresh.mock.calls.map(([, wanted]) => wanted.head)).toEqual([1, 4, 5]);
});

test('a result behind its events is looked at', async () => {
  const refresh = jest.fn();
  await follow(refresh);
  said = JSON.stringify({ ...JSON.parse(answer({ head: 2 })), behind: { [fixture.id]: 7 } });
  await pass(3);
  expect(refresh).toHaveBeenLastCalledWith('coupe', { revision: 1, head: 2 });
});

test('a tournament without scores reloads its record once, and again when its scores are back', async () => {
  const refresh = jest.fn();
  await follow(refresh);
  said = 'null';
  await pass(3 + 20);
  said = answer({ revision: 2 });
  await pass(20);
  expect(refresh.mock.calls).toEqual([
    ['coupe', { revision: 1, head: 1 }],
    ['coupe', undefined],
    ['coupe', { revision: 2, head: 1 }],
  ]);
  expect(shown()?.sets).toEqual([{ home: 1, away: 0 }]);
});

test('the next request aborts one that hangs', async () => {
  const asked: (AbortSignal | null | undefined)[] = [];
  globalThis.fetch = jest.fn((_url, init) => {
    asked.push(init?.signal);
    return new Promise<Response>(() => undefined);
  });
  await follow();
  look(true);
  expect(asked.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test('a page that the visitor has left does not poll', async () => {
  await follow();
  stop();
  look(true);
  expect(await during(60)).toBe(0);
});

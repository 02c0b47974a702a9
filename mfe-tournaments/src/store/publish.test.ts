import { fullTest } from '../../../tools/jest/suite';
import '../testing/database';
import { fullLineups, tapped } from '../competition/testing/arbitraries';
import { aTournament } from '../competition/testing/aTournament';
import { publishSoon } from './publish';
import { tournaments } from './tournaments';

const goal = { kind: 'goal', setIndex: 0, side: 'teamA', type: 'attacker' } as const;
const first = 'r1-m1';
let count = 0;
let id = '';

/** The duration of slow writes so far, in addition to the time that the test advances. */
let takenMs = 0;

beforeEach(async () => {
  localStorage.clear();
  count += 1;
  id = `t${count}`;
  await tournaments.save(aTournament({ id }));
  jest.useFakeTimers();
  takenMs = 0;
  const { now } = performance;
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + takenMs);
});
afterEach(() => jest.useRealTimers());

const { setTimeout: setRealTimeout } = globalThis;

/** Lets time pass, in steps after which the database in memory has answered, which waits for no clock. */
async function moment(ms: number) {
  for (let passed = 0; passed < ms; passed += 10) {
    await jest.advanceTimersByTimeAsync(10);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setRealTimeout(resolve));
  }
}

async function published() {
  const record = tournaments.record(id).read();
  await moment(10);
  return (await record)?.fixtures[0]?.result?.details?.sets[0];
}

/**
 * Makes each write of a record take as long as that of the largest tournaments on a phone; returns the moments of the
 * writes.
 */
function slowWrites(ms: number): number[] {
  const moments: number[] = [];
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    setItem.call(this, key, text);
    if (key !== `tournament:${id}`) return;
    takenMs += ms;
    moments.push(performance.now());
  });
  return moments;
}

/** One goal after the other, each published by itself. */
async function tap(goals: number, pauseMs: number) {
  for (let number = 1; number <= goals; number += 1) {
    void publishSoon(id, first, tapped([...fullLineups, ...Array.from({ length: number }, () => goal)]));
    await moment(pauseMs);
  }
}

test('a tournament of usual size is published at every goal', async () => {
  const writes = slowWrites(0);
  await tap(6, 90);
  expect(writes).toHaveLength(6);
  expect((await published())?.teamA.goals).toHaveLength(6);
});

fullTest('a slow tournament is published in the next pause, with all taps', async () => {
  const writes = slowWrites(150);
  await tap(6, 60);
  // The first publication measures the duration.
  expect(writes).toHaveLength(1);
  await moment(700);
  expect(writes).toHaveLength(2);
  expect((await published())?.teamA.goals).toHaveLength(6);
});

test('a slow publication does not wait forever for a pause between taps', async () => {
  const writes = slowWrites(110);
  for (let round = 0; round < 6; round += 1) await tap(6, 100);
  expect(writes.length).toBeGreaterThanOrEqual(2);
  expect(writes.length).toBeLessThan(6);
  await moment(700);
  expect((await published())?.teamA.goals).toHaveLength(6);
});

import fc from 'fast-check';
import { createRevisions, type RevisionCounter } from './revisions';
import { createMemoryArea } from './storageArea';
import { createSharedCounter, storedInTabs } from './testing/fakeTabs';
import { type noScores, scores } from './testing/storedContract';

/** Every tab adds `each` scores of its own, all at the same time; returns the final number of scores. */
async function addInAllTabs(tabs: ReturnType<typeof storedInTabs<typeof noScores>>, each: number) {
  await Promise.all(
    tabs.flatMap((data, tab) =>
      Array.from({ length: each }, (_, goals) =>
        data.update((current) => [...current, { id: `Onglet ${tab}`, goals }]),
      ),
    ),
  );
  const counts = await Promise.all(tabs.map(async (data) => (await data.read()).length));
  return Math.max(...counts);
}

describe('with fake timers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('tabs in several processes lose none of each other’s writes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 20 }),
        async (count, delays) => {
          let turn = 0;
          const delayMs = () => delays[turn++ % delays.length] ?? 0;
          const tabs = storedInTabs(count, scores, { delayMs, counter: createSharedCounter() });
          expect(await passUntil(addInAllTabs(tabs, 5))).toBe(count * 5);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('a lock alone loses writes of tabs as slow as real ones', async () => {
    const tabs = storedInTabs(2, scores, { delayMs: () => 10, counter: undefined });
    expect(await passUntil(addInAllTabs(tabs, 5))).toBeLessThan(10);
  });

  test('a browser that needs seconds to propagate writes loses none', async () => {
    const tabs = storedInTabs(3, scores, { delayMs: () => 6000, counter: createSharedCounter() });
    const added = addInAllTabs(tabs, 3);
    await pass(60_000);
    expect(await added).toBe(9);
  });

  test('a counter that outlives its data delays nothing', async () => {
    const area = createMemoryArea();
    const counter = createSharedCounter();
    await counter.advance('scores', { revision: 57, at: Date.now() });
    jest.setSystemTime(Date.now() + 60_000);
    const revisions = createRevisions(area, counter);
    await revisions.advance('scores', await revisions.catchUp('scores'));
    expect(area.read('jorkyball:revision:scores')).toBe('58');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('data that this page has seen and that was cleared since delays nothing', async () => {
    const area = createMemoryArea();
    const revisions = createRevisions(area, createSharedCounter());
    await revisions.advance('scores', await revisions.catchUp('scores'));
    area.remove('jorkyball:revision:scores');
    expect(await msToCatchUp(revisions)).toBe(0);
  });

  test.each([
    ['is waited for no longer than the limit', 0, 15_000],
    ['is waited for no longer than the limit after it was written', 10_000, 5000],
    ['from a clock that was ahead is waited for no longer than the limit', -90_000, 15_000],
  ])('a write that never arrives %s', async (_, ageMs, waitedMs) => {
    const counter = createSharedCounter();
    const revisions = createRevisions(createMemoryArea(), counter);
    jest.setSystemTime(Date.now() + 20_000);
    await counter.advance('scores', { revision: 3, at: Date.now() - ageMs });
    expect(await msToCatchUp(revisions)).toBe(waitedMs);
  });

  test('a write from before this page delays less', async () => {
    const counter = createSharedCounter();
    await counter.advance('scores', { revision: 3, at: Date.now() - 1000 });
    expect(await msToCatchUp(createRevisions(createMemoryArea(), counter))).toBe(2000);
    await counter.advance('scores', { revision: 3, at: Date.now() - 3100 });
    expect(await msToCatchUp(createRevisions(createMemoryArea(), counter))).toBe(0);
    // Here nothing can be lost by not waiting.
    await counter.advance('scores', { revision: 3, at: Date.now() - 100, twin: 3 });
    expect(await msToCatchUp(createRevisions(createMemoryArea(), counter))).toBe(0);
  });

  /**
   * Advances the clock by hand, far faster than one tick at a time; code that waits on promises alone runs between the
   * steps.
   */
  async function pass(ms: number) {
    for (let passed = 0; passed < ms; passed += 50) await step(50);
  }

  async function step(ms: number) {
    jest.advanceTimersByTime(ms);
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  }

  /** Passes time, a millisecond at a time, until it is done. */
  async function passUntil<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    void work.finally(() => {
      isDone = true;
    });
    while (!isDone) await step(1);
    return work;
  }

  /** To a tenth of a second. */
  async function msToCatchUp(revisions: ReturnType<typeof createRevisions>) {
    const start = Date.now();
    let end: number | undefined;
    void revisions.catchUp('scores').then(() => {
      end = Date.now();
    });
    while (end === undefined) await pass(50);
    return Math.floor((end - start) / 100) * 100;
  }
});

test('a lost counter restarts from the revision of the data', async () => {
  const area = createMemoryArea();
  area.write('jorkyball:revision:scores', '12');
  const counter = createSharedCounter();
  const revisions = createRevisions(area, counter);
  await revisions.advance('scores', await revisions.catchUp('scores'));
  expect(await counter.current('scores')).toMatchObject({ revision: 13 });
});

test('the counter does not advance when the revision exceeds the quota', async () => {
  const counter: RevisionCounter = { ...createSharedCounter(), advance: jest.fn() };
  const area = { ...createMemoryArea(), write: () => 'full' as const };
  await createRevisions(area, counter).advance('scores', { revision: 4, at: 0 });
  expect(counter.advance).not.toHaveBeenCalled();
});

import fc from 'fast-check';
import { createRevisions, type RevisionCounter } from './revisions';
import { createMemoryArea } from './storageArea';
import { createSharedCounter, storedInTabs } from './testing/fakeTabs';
import { scores } from './testing/storedContract';

/** Every tab adds so many scores of its own, all at the same time; answers how many are there in the end. */
async function addInAllTabs(tabs: ReturnType<typeof storedInTabs<typeof scores.empty>>, each: number) {
  await Promise.all(
    tabs.flatMap((data, tab) =>
      Array.from({ length: each }, (_, goals) =>
        data.update((current) => [...current, { team: `Onglet ${tab}`, goals }]),
      ),
    ),
  );
  const counts = await Promise.all(tabs.map(async (data) => (await data.read()).length));
  return Math.max(...counts);
}

test('tabs of several processes lose none of each other’s writes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 4 }),
      fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 20 }),
      async (count, delays) => {
        let turn = 0;
        const delayMs = () => delays[turn++ % delays.length] ?? 0;
        const tabs = storedInTabs(count, scores, { delayMs, counter: createSharedCounter() });
        expect(await addInAllTabs(tabs, 5)).toBe(count * 5);
      },
    ),
    { numRuns: 12 },
  );
});

test('a lock alone would lose some: the fake tabs are as slow as real ones', async () => {
  const tabs = storedInTabs(2, scores, { delayMs: () => 10, counter: undefined });
  expect(await addInAllTabs(tabs, 5)).toBeLessThan(10);
});

test('a counter that outlived its data is waited for in vain once, and no longer than the limit', async () => {
  const area = createMemoryArea();
  const counter = createSharedCounter();
  await counter.advance('scores', 57);
  const revisions = createRevisions(area, counter, 30);
  const start = performance.now();
  await revisions.catchUp('scores');
  expect(performance.now() - start).toBeGreaterThanOrEqual(25);
  await revisions.advance('scores');
  expect(area.read('jorkyball:revision:scores')).toBe('58');
  const again = performance.now();
  await revisions.catchUp('scores');
  expect(performance.now() - again).toBeLessThan(25);
});

test('a counter that was lost starts again from the revision of the data', async () => {
  const area = createMemoryArea();
  area.write('jorkyball:revision:scores', '12');
  const counter = createSharedCounter();
  const revisions = createRevisions(area, counter, 30);
  await revisions.catchUp('scores');
  await revisions.advance('scores');
  expect(await counter.current('scores')).toBe(13);
});

test('without room for the revision the counter stays, so that nobody waits for it', async () => {
  const counter: RevisionCounter = { current: async () => 4, advance: jest.fn() };
  const area = { ...createMemoryArea(), write: () => 'full' as const };
  await createRevisions(area, counter).advance('scores');
  expect(counter.advance).not.toHaveBeenCalled();
});

test('without a counter nothing is added to the storage', async () => {
  const area = createMemoryArea();
  const revisions = createRevisions(area, undefined);
  await revisions.catchUp('scores');
  await revisions.advance('scores');
  expect(area.read('jorkyball:revision:scores')).toBeNull();
});

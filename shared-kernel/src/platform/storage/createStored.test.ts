import type { Stored, WriteRefusal } from './contract';
import { createStored } from './createStored';
import { hashOf } from './quarantine';
import { createRevisions } from './revisions';
import { createLocalArea, createMemoryArea, type StorageArea } from './storageArea';
import { createSharedCounter, storedInTabs, surroundingsOver } from './testing/fakeTabs';
import { describeStoredContract, listedScores, noScores, type Score, scores } from './testing/storedContract';

describeStoredContract('memory', () => createStored(scores, surroundingsOver(createMemoryArea())));

describeStoredContract('memory, as records of their own', () =>
  createStored(listedScores, surroundingsOver(createMemoryArea())),
);

describeStoredContract('local storage', () => {
  localStorage.clear();
  return createStored(scores, surroundingsOver(createLocalArea(() => undefined)));
});

describeStoredContract('one of two tabs', () => {
  const [here] = storedInTabs(2, scores, { delayMs: () => 1, counter: createSharedCounter() });
  return here as Stored<readonly Score[]>;
});

const lille = { id: 'Lille', goals: 7 };

function setUp(
  text: string,
  area: StorageArea = createMemoryArea(),
  parts: Parameters<typeof surroundingsOver>[1] = {},
  place = scores,
) {
  area.write('scores', text);
  const reportSetAside = jest.fn<void, [string]>();
  const reportRefusal = jest.fn<void, [WriteRefusal]>();
  const data = createStored(place, surroundingsOver(area, { reportSetAside, reportRefusal, ...parts }));
  return { data, area, reportSetAside, reportRefusal };
}

describe('unreadable data', () => {
  const text = JSON.stringify([lille, { id: 'Lyon' }]);
  const copyKey = `scores:corrupt:${hashOf(text)}`;

  test('is quarantined and reported once, and stays in place', async () => {
    const { data, area, reportSetAside } = setUp(text);
    data.snapshot();
    expect(reportSetAside).not.toHaveBeenCalled();
    await data.read();
    await data.read();
    expect(reportSetAside.mock.calls).toEqual([[copyKey]]);
    expect(area.read(copyKey)).toBe(text);
    expect(area.read('scores')).toBe(text);
  });

  test('is overwritten once its copy is safe', async () => {
    const { data, area } = setUp('{"half');
    expect(await data.update((current) => [...current, lille])).toEqual({ ok: true, value: [lille] });
    expect(area.read('scores')).toBe(JSON.stringify([lille]));
    expect(area.read(`scores:corrupt:${hashOf('{"half')}`)).toBe('{"half');
  });

  test.each<[string, (data: Stored<readonly Score[]>) => Promise<unknown>]>([
    ['a write', (data) => data.update(() => [])],
    ['a removal', (data) => data.remove()],
  ])('refuses %s while no copy can be made', async (_name, write) => {
    const memory = createMemoryArea();
    memory.write('scores', text);
    const { data, reportRefusal, area } = setUp(text, { ...memory, write: () => 'full' });
    expect(await write(data)).toEqual({ ok: false, refusal: { kind: 'unreadable-data' } });
    expect(reportRefusal).toHaveBeenCalledWith({ kind: 'unreadable-data' });
    expect(area.read('scores')).toBe(text);
  });
});

describe('records of a later release', () => {
  const newer = { id: 'Lyon', goals: 5, assists: [2], version: 2 };
  const text = JSON.stringify([{ ...lille }, newer]);

  test('are read, and never overwritten', async () => {
    const { data, area, reportRefusal, reportSetAside } = setUp(text, createMemoryArea(), {}, listedScores);
    expect((await data.read()).map(({ id }) => id)).toEqual(['Lille', 'Lyon']);
    const written = await data.update((current) => current.map((score) => ({ ...score, goals: 0 })));
    expect(written).toEqual({ ok: false, refusal: { kind: 'newer-data' } });
    expect(reportRefusal.mock.calls).toEqual([[{ kind: 'newer-data' }]]);
    expect(area.read('scores')).toBe(text);
    expect(reportSetAside).not.toHaveBeenCalled();
  });

  test('are kept beside a new one, and may be removed', async () => {
    const { data, area } = setUp(text, createMemoryArea(), {}, listedScores);
    await data.update((current) => [...current, { id: 'Nantes', goals: 1 }]);
    expect(JSON.parse(area.read('scores') ?? '')).toEqual([
      lille,
      newer,
      { id: 'Nantes', goals: 1, version: 1 },
    ]);
    await data.update((current) => current.filter(({ id }) => id !== 'Lyon'));
    expect(area.read('scores')).not.toContain('Lyon');
    expect(await data.remove()).toEqual({ ok: true, value: undefined });
  });
});

test('an unreadable record of a list is quarantined once, whatever happens to the others', async () => {
  const bad = { id: 3 };
  const { data, area, reportSetAside } = setUp(
    JSON.stringify([bad, lille]),
    createMemoryArea(),
    {},
    listedScores,
  );
  await data.read();
  await data.update((current) => [...current, { id: 'Lyon', goals: 5 }]);
  await data.update((current) => current.slice(1));
  expect(reportSetAside.mock.calls).toEqual([[`scores:corrupt:${hashOf(JSON.stringify(bad))}`]]);
  expect(JSON.parse(area.read('scores') ?? '')).toEqual([bad, { id: 'Lyon', goals: 5, version: 1 }]);
});

test('a write keeps the identity of unchanged records', async () => {
  const { data } = setUp(JSON.stringify([lille]));
  const [before] = await data.read();
  await data.update((current) => [...current, { id: 'Lyon', goals: 5 }]);
  expect((await data.read())[0]).toBe(before);
});

test('a listener that throws stops neither this write nor the next one', async () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const { data, area } = setUp('[]');
  const other = jest.fn();
  data.observe(() => {
    throw new Error('listener');
  });
  data.observe(other);
  for (const goals of [1, 2]) expect((await data.update(() => [{ ...lille, goals }])).ok).toBe(true);
  expect(area.read('scores')).toBe(JSON.stringify([{ ...lille, goals: 2 }]));
  expect(other).toHaveBeenCalledTimes(2);
  expect(reported).toHaveBeenCalledTimes(2);
});

describe('a change from elsewhere', () => {
  function observed() {
    let change = () => {};
    const { data, area } = setUp('[]', createMemoryArea(), {
      watch(_key, onPossibleChange) {
        change = onPossibleChange;
        return () => undefined;
      },
    });
    const listener = jest.fn();
    data.observe(listener);
    return { data, area, listener, change: () => change() };
  }

  test('notifies only when the text differs', () => {
    const { data, area, listener, change } = observed();
    change();
    expect(listener).not.toHaveBeenCalled();
    area.write('scores', JSON.stringify([lille]));
    data.snapshot();
    change();
    change();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('back to an observed value notifies, although the change to it did not', () => {
    const { data, area, listener, change } = observed();
    area.write('scores', JSON.stringify([lille]));
    expect(data.snapshot()).toEqual({ status: 'ready', value: [lille] });
    area.write('scores', '[]');
    change();
    change();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a locked turn', () => {
  test('serves all waiting writes, and answers them before it advances the counter', async () => {
    let finish: () => void = () => undefined;
    const revisions = {
      ...createRevisions(createMemoryArea(), undefined),
      catchUp: jest.fn(async () => ({ revision: 4, at: 0 })),
      advance: jest.fn(() => new Promise<void>((resolve) => (finish = resolve))),
    };
    const { data } = setUp('[]', createMemoryArea(), { revisions });
    const add = (goals: number) => data.update((current) => [...current, { id: 'Lille', goals }]);
    await Promise.all([add(1), add(2), add(3)]);
    expect(await data.read()).toHaveLength(3);
    expect(revisions.catchUp).toHaveBeenCalledTimes(1);
    expect(revisions.advance.mock.calls).toEqual([['scores', { revision: 4, at: 0 }, undefined]]);
    finish();
  });

  test('that loses its lock before the read is repeated', async () => {
    const area = createMemoryArea();
    let turns = 0;
    const { data } = setUp('[]', area, {
      withLock(_name, work) {
        turns += 1;
        const isMine = turns > 1;
        // The tab that took it away writes.
        if (isMine) area.write('scores', JSON.stringify([lille]));
        return work(() => isMine);
      },
    });
    const change = jest.fn((current: readonly Score[]) => [...current, { id: 'Lyon', goals: 5 }]);
    await data.update(change);
    expect(change.mock.calls).toEqual([[[lille]]]);
    expect(await data.read()).toEqual([lille, { id: 'Lyon', goals: 5 }]);
  });
});

test('data on the server is loading, and empty', async () => {
  const { data } = setUp('[]', createMemoryArea(), { isAvailable: false });
  expect(data.snapshot()).toEqual({ status: 'loading' });
  expect(await data.read()).toBe(noScores);
});

import { createAsides, hashOf } from './setAside';
import { createMemoryArea, type StorageArea } from './storageArea';

function setUp(area: StorageArea = createMemoryArea()) {
  const onKept = jest.fn<void, [string]>();
  return { area, onKept, ...createAsides(area, onKept) };
}

const nameOf = (key: string, text: string) => `${key}:corrupt:${hashOf(text)}`;

test('an unreadable text is kept under a key of its own, and told once', () => {
  const { area, onKept, keep } = setUp();
  const copyKey = nameOf('reservations', '{"half');
  expect([keep('reservations', '{"half'), keep('reservations', '{"half')]).toEqual([true, true]);
  expect(area.read(copyKey)).toBe('{"half');
  expect(onKept.mock.calls).toEqual([[copyKey]]);
});

test('another unreadable text is kept beside it', () => {
  const { area, keep } = setUp();
  keep('user', 'one');
  keep('user', 'two');
  expect(['one', 'two'].map((text) => area.read(nameOf('user', text)))).toEqual(['one', 'two']);
});

test('nothing is kept where there is no room', () => {
  const { keep, data, onKept } = setUp({ ...createMemoryArea(), write: () => 'full' });
  expect(keep('user', 'text')).toBe(false);
  expect(data.list()).toEqual([]);
  expect(onKept).not.toHaveBeenCalled();
});

test('a copy of another text is never written over', () => {
  const { area, keep } = setUp();
  area.write(nameOf('user', 'text'), 'a text of the same hash');
  expect(keep('user', 'text')).toBe(false);
  expect(area.read(nameOf('user', 'text'))).toBe('a text of the same hash');
});

test('texts that differ in one sign have other names', () => {
  const names = new Set(Array.from({ length: 5000 }, (_, index) => hashOf(`[{"id":${index}}`)));
  expect(names.size).toBe(5000);
});

describe('what was set aside', () => {
  const copyKey = nameOf('tournament:3', '{"half');

  test('is listed with its place and its size, and can be read', () => {
    const { area, keep, data } = setUp();
    area.write('tournament:3', '{"half');
    keep('tournament:3', '{"half');
    expect(data.list()).toEqual([{ copyKey, key: 'tournament:3', size: 6 }]);
    expect(data.text(copyKey)).toBe('{"half');
    expect(data.text('tournament:4:corrupt:abc')).toBeNull();
  });

  test('is the same list until there is something else to say', () => {
    const { keep, data } = setUp();
    keep('user', 'one');
    const before = data.list();
    expect(data.list()).toBe(before);
    keep('user', 'two');
    expect(data.list()).toHaveLength(2);
  });

  test('is discarded for good, although the original is still there to be read', () => {
    const { keep, data, onKept } = setUp();
    keep('tournament:3', '{"half');
    data.discard(copyKey);
    expect([data.list(), data.text(copyKey)]).toEqual([[], null]);
    expect(keep('tournament:3', '{"half')).toBe(true);
    expect(data.list()).toEqual([]);
    expect(onKept).toHaveBeenCalledTimes(1);
  });

  test('is told to observers, whoever set it aside or discarded it', () => {
    const { keep, data } = setUp();
    const listener = jest.fn();
    const leave = data.observe(listener);
    keep('tournament:3', '{"half');
    data.discard(copyKey);
    window.dispatchEvent(new StorageEvent('storage', { key: 'tournament:3' }));
    expect(listener).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new StorageEvent('storage', { key: copyKey }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(4);
    leave();
    keep('user', 'one');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(4);
  });
});

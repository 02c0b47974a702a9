import { createAsides, hashOf } from './setAside';
import { createMemoryArea, type StorageArea } from './storageArea';

function setUp(area: StorageArea = createMemoryArea()) {
  const onKept = jest.fn<void, [string]>();
  return { area, onKept, keep: createAsides(area, onKept) };
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
  const { keep, onKept } = setUp({ ...createMemoryArea(), write: () => 'full' });
  expect(keep('user', 'text')).toBe(false);
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

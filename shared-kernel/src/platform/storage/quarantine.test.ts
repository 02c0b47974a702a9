import { createQuarantine, hashOf } from './quarantine';
import { createMemoryArea, type StorageArea } from './storageArea';

function setUp(area: StorageArea = createMemoryArea()) {
  const onKept = jest.fn<void, [string]>();
  return { area, onKept, keep: createQuarantine(area, onKept) };
}

const nameOf = (key: string, text: string) => `${key}:corrupt:${hashOf(text)}`;

test('an unreadable text is quarantined under its own key, and reported once', () => {
  const { area, onKept, keep } = setUp();
  const copyKey = nameOf('reservations', '{"half');
  expect([keep('reservations', '{"half'), keep('reservations', '{"half')]).toEqual([true, true]);
  expect(area.read(copyKey)).toBe('{"half');
  expect(onKept.mock.calls).toEqual([[copyKey]]);
});

test('a copy with the same hash is never overwritten', () => {
  const { area, keep } = setUp();
  area.write(nameOf('user', 'text'), 'a text of the same hash');
  expect(keep('user', 'text')).toBe(false);
  expect(area.read(nameOf('user', 'text'))).toBe('a text of the same hash');
});

test('texts that differ in one character have different keys', () => {
  const names = new Set(Array.from({ length: 5000 }, (_, index) => hashOf(`[{"id":${index}}`)));
  expect(names.size).toBe(5000);
});

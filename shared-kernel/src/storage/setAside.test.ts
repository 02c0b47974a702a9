import { hashOf, setAside } from './setAside';
import { createMemoryArea } from './storageArea';

test('an unreadable text is kept under a key of its own, once', () => {
  const area = createMemoryArea();
  const first = setAside(area, 'reservations', '{"half');
  expect(first).toEqual({ outcome: 'kept-now', copyKey: `reservations:corrupt:${hashOf('{"half')}` });
  expect(area.read(first.copyKey)).toBe('{"half');
  expect(setAside(area, 'reservations', '{"half').outcome).toBe('kept-before');
});

test('another unreadable text is kept beside it', () => {
  const area = createMemoryArea();
  const first = setAside(area, 'user', 'one');
  const second = setAside(area, 'user', 'two');
  expect([area.read(first.copyKey), area.read(second.copyKey)]).toEqual(['one', 'two']);
});

test('nothing is kept where there is no room', () => {
  const area = { ...createMemoryArea(), write: () => 'full' as const };
  expect(setAside(area, 'user', 'text').outcome).toBe('not-kept');
});

test('a copy of another text is never written over', () => {
  const area = createMemoryArea();
  area.write(`user:corrupt:${hashOf('text')}`, 'a text of the same hash');
  const { outcome, copyKey } = setAside(area, 'user', 'text');
  expect(outcome).toBe('not-kept');
  expect(area.read(copyKey)).toBe('a text of the same hash');
});

test('texts that differ in one sign have other names', () => {
  const names = new Set(Array.from({ length: 5000 }, (_, index) => hashOf(`[{"id":${index}}`)));
  expect(names.size).toBe(5000);
});

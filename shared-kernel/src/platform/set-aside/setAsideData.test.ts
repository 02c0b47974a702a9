import { setAside } from 'shared-kernel';
import { hashOf } from '../storage/setAside';
import { setAsideData } from '.';

const copyKey = `tournament:3:corrupt:${hashOf('{"half')}`;

beforeEach(() => localStorage.clear());

test('a quarantined text is listed with its key and size, and can be read', () => {
  localStorage.setItem('tournament:3', '{"half');
  setAside('tournament:3', '{"half');
  expect(setAsideData.list()).toEqual([{ copyKey, key: 'tournament:3', size: 6 }]);
  expect(setAsideData.text(copyKey)).toBe('{"half');
  expect(setAsideData.text('tournament:4:corrupt:abc')).toBeNull();
});

test('the list keeps its identity until it changes', () => {
  setAside('user', 'one');
  const before = setAsideData.list();
  expect(setAsideData.list()).toBe(before);
  setAside('user', 'two');
  expect(setAsideData.list()).toHaveLength(2);
});

test('a discarded text stays discarded although the original still exists', () => {
  setAside('tournament:3', '{"half');
  setAsideData.discard(copyKey);
  expect([setAsideData.list(), setAsideData.text(copyKey)]).toEqual([[], null]);
  expect(setAside('tournament:3', '{"half')).toBe(true);
  expect(setAsideData.list()).toEqual([]);
});

test('observers are notified about every change, from any caller', () => {
  const listener = jest.fn();
  const leave = setAsideData.observe(listener);
  setAside('tournament:3', '{"half');
  setAsideData.discard(copyKey);
  window.dispatchEvent(new StorageEvent('storage', { key: 'tournament:3' }));
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: copyKey }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(4);
  leave();
  setAside('user', 'one');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(4);
});

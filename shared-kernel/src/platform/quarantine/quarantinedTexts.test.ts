import { quarantine } from 'shared-kernel';
import { hashOf } from '../storage/quarantine';
import { quarantinedTexts } from './quarantinedTexts';

const copyKey = `tournament:3:corrupt:${hashOf('{"half')}`;

beforeEach(() => localStorage.clear());

test('a quarantined text is listed with its key and size, and can be read', () => {
  localStorage.setItem('tournament:3', '{"half');
  quarantine('tournament:3', '{"half');
  expect(quarantinedTexts.list()).toEqual([{ copyKey, key: 'tournament:3', size: 6 }]);
  expect(quarantinedTexts.text(copyKey)).toBe('{"half');
  expect(quarantinedTexts.text('tournament:4:corrupt:abc')).toBeNull();
});

test('the list keeps its identity until it changes', () => {
  quarantine('user', 'one');
  const before = quarantinedTexts.list();
  expect(quarantinedTexts.list()).toBe(before);
  quarantine('user', 'two');
  expect(quarantinedTexts.list()).toHaveLength(2);
});

test('a discarded text stays discarded although the original still exists', () => {
  quarantine('tournament:3', '{"half');
  quarantinedTexts.discard(copyKey);
  expect([quarantinedTexts.list(), quarantinedTexts.text(copyKey)]).toEqual([[], null]);
  expect(quarantine('tournament:3', '{"half')).toBe(true);
  expect(quarantinedTexts.list()).toEqual([]);
});

test('observers are notified about every change, from any caller', () => {
  const listener = jest.fn();
  const leave = quarantinedTexts.observe(listener);
  quarantine('tournament:3', '{"half');
  quarantinedTexts.discard(copyKey);
  window.dispatchEvent(new StorageEvent('storage', { key: 'tournament:3' }));
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: copyKey }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(4);
  leave();
  quarantine('user', 'one');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(4);
});

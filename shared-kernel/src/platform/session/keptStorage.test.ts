import { keptStorage } from './keptStorage';

const key = 'sb-jorkyball-auth-token';

function fillUp() {
  for (let length = 2 ** 22; length >= 1; length /= 2)
    try {
      for (let part = 0; ; part += 1) localStorage.setItem(`filler-${length}-${part}`, 'x'.repeat(length));
    } catch {}
}

afterEach(() => {
  jest.restoreAllMocks();
  keptStorage.removeItem(key);
  localStorage.clear();
});

test('a value survives a failed write, which applies to this visit', () => {
  keptStorage.setItem(key, 'of the last visit');
  fillUp();
  keptStorage.setItem(key, 'renewed, and a little longer than before: no room');
  expect(keptStorage.getItem(key)).toBe('renewed, and a little longer than before: no room');
  expect(localStorage.getItem(key)).toBe('of the last visit');
});

test('a member who logs in on a full device stays logged in for this visit', () => {
  fillUp();
  keptStorage.setItem(key, 'new');
  expect(keptStorage.getItem(key)).toBe('new');
  keptStorage.removeItem(key);
  expect(keptStorage.getItem(key)).toBeFalsy();
});

test.each<[string, () => void, string | null]>([
  ['renews', () => localStorage.setItem(key, 'of the other tab'), 'of the other tab'],
  ['logs out', () => localStorage.removeItem(key), null],
])('the value in memory gives way to another tab that %s', (_does, change, then) => {
  keptStorage.setItem(key, 'of the last visit');
  fillUp();
  keptStorage.setItem(key, 'renewed, and a little longer than before: no room');
  localStorage.removeItem('filler-4194304-0');
  change();
  expect(keptStorage.getItem(key)).toBe(then ?? undefined);
});

test('a refused storage is replaced by memory for this visit', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  keptStorage.setItem(key, 'new');
  expect(keptStorage.getItem(key)).toBe('new');
  keptStorage.removeItem(key);
  expect(keptStorage.getItem(key)).toBeFalsy();
});

import { createLocalArea, createMemoryArea, createOverflowArea } from './storageArea';

function refusal() {
  return new DOMException('The operation is insecure.', 'SecurityError');
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a storage that refuses writes stays readable', () => {
  localStorage.setItem('user', 'old');
  localStorage.setItem('reservations', '[]');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw refusal();
  });
  const onRefused = jest.fn();
  const area = createLocalArea(onRefused);
  expect(area.write('user', 'new')).toBe('written');
  expect([area.read('user'), area.read('reservations')]).toEqual(['new', '[]']);
  area.remove('reservations');
  expect(area.read('reservations')).toBeNull();
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('a key stays hidden when the storage refuses to remove it', () => {
  localStorage.setItem('user', 'old');
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw refusal();
  });
  const area = createLocalArea(() => undefined);
  area.remove('user');
  expect(area.read('user')).toBeNull();
});

test('memory holds a text beyond the quota, until another tab writes a newer one', () => {
  const local = createMemoryArea();
  local.write('copy', 'old');
  let isFull = true;
  const area = createOverflowArea({
    ...local,
    write: (key, text) => (isFull ? 'full' : local.write(key, text)),
  });
  expect(area.write('copy', 'new')).toBe('written');
  expect(area.read('copy')).toBe('new');
  expect(local.read('copy')).toBe('old');
  local.write('copy', 'of another tab');
  expect(area.read('copy')).toBe('of another tab');
  area.write('copy', 'newer');
  isFull = false;
  area.write('copy', 'newest');
  expect(local.read('copy')).toBe('newest');
  area.remove('copy');
  expect(area.read('copy')).toBeNull();
});

import { createNoticeStore } from './notices';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function titles(store: ReturnType<typeof createNoticeStore>) {
  return store.snapshot().map(({ title }) => title);
}

test('a notice closes after 5 seconds, or after its own time', () => {
  const store = createNoticeStore();
  store.notify({ title: 'Enregistré' });
  store.notify({ title: 'Inscription en cours de développement', durationMs: 8000 });
  jest.advanceTimersByTime(4999);
  expect(titles(store)).toEqual(['Enregistré', 'Inscription en cours de développement']);
  jest.advanceTimersByTime(1);
  expect(titles(store)).toEqual(['Inscription en cours de développement']);
  jest.advanceTimersByTime(3000);
  expect(titles(store)).toEqual([]);
});

test('an endless notice stays until it is dismissed', () => {
  const store = createNoticeStore();
  const id = store.notify({ title: 'Nouvelle version', durationMs: Number.POSITIVE_INFINITY });
  jest.advanceTimersByTime(10_000_000);
  expect(titles(store)).toEqual(['Nouvelle version']);
  store.dismiss(id);
  expect(titles(store)).toEqual([]);
});

test('the timers pause for each reason, and continue with the remaining time', () => {
  const store = createNoticeStore();
  store.notify({ title: 'Enregistré' });
  jest.advanceTimersByTime(3000);
  store.pause('pointer');
  store.pause('pointer');
  store.pause('focus');
  jest.advanceTimersByTime(60_000);
  store.notify({ title: 'Pendant la pause' });
  jest.advanceTimersByTime(60_000);
  expect(titles(store)).toEqual(['Enregistré', 'Pendant la pause']);
  store.resume('pointer');
  jest.advanceTimersByTime(60_000);
  expect(titles(store)).toHaveLength(2);
  store.resume('focus');
  store.resume('focus');
  jest.advanceTimersByTime(2000);
  expect(titles(store)).toEqual(['Pendant la pause']);
  jest.advanceTimersByTime(3000);
  expect(titles(store)).toEqual([]);
});

test('a repeated notice replaces the first, with a new time and a new id', () => {
  const store = createNoticeStore();
  const oops = { title: 'Oups\u00a0! Formulaire incomplet.', variant: 'destructive' } as const;
  const first = store.notify(oops);
  store.notify({ title: 'Autre' });
  jest.advanceTimersByTime(4000);
  const second = store.notify(oops);
  expect(second).not.toBe(first);
  expect(titles(store)).toEqual(['Autre', oops.title]);
  jest.advanceTimersByTime(4999);
  expect(titles(store)).toEqual([oops.title]);
});

test('the same title with another description is another notice', () => {
  const store = createNoticeStore();
  store.notify({ title: 'Carton', description: 'Lille' });
  store.notify({ title: 'Carton', description: 'Lyon' });
  expect(store.snapshot()).toHaveLength(2);
});

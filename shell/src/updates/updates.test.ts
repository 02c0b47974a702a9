import { waitingUpdate } from './waitingUpdate';
import { watchForUpdates } from './watchForUpdates';

function aWorker(state: ServiceWorkerState) {
  return Object.assign(new EventTarget(), { state, postMessage: jest.fn() });
}

type FakeWorker = ReturnType<typeof aWorker>;

/** A browser whose registration has these workers. */
function aBrowser({
  waiting = null,
  installing = null,
  isControlled = true,
  hasActive = true,
}: {
  waiting?: FakeWorker | null;
  installing?: FakeWorker | null;
  isControlled?: boolean;
  hasActive?: boolean;
}) {
  const active = aWorker('activated');
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing,
    active: hasActive ? active : null,
  });
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? active : null,
    register: jest.fn(async () => registration),
    ready: Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { active, registration, container };
}

function become(worker: FakeWorker, state: ServiceWorkerState) {
  worker.state = state;
  worker.dispatchEvent(new Event('statechange'));
}

beforeEach(() => {
  waitingUpdate.decline();
  Object.assign(globalThis, { pageLoader: { trusted: (address: string) => address } });
  cameThroughWorker(true);
});

function cameThroughWorker(isSo: boolean) {
  const navigation = [{ workerStart: isSo ? 12.5 : 0 }];
  const files = [
    '/shell/271130f0d4f8/main.js',
    '/remotes/mfe-booking/46c4a16f28bf/routes.js',
    '/icon.svg',
  ].map((path) => ({ name: `http://localhost${path}` }));
  Object.assign(performance, {
    getEntriesByType: (type: string) => (type === 'navigation' ? navigation : files),
  });
}

test('the first version is not an update', async () => {
  const installing = aWorker('installing');
  aBrowser({ waiting: aWorker('installed'), installing, isControlled: false });
  await watchForUpdates();
  become(installing, 'installed');
  expect(waitingUpdate.exists()).toBe(false);
});

test('the first version is not an update, even if it controls the page before the page is notified', async () => {
  const installing = aWorker('installing');
  const { registration, container } = aBrowser({ installing, isControlled: false, hasActive: false });
  await watchForUpdates();
  // Safari activates the worker before it notifies the page of its installation.
  Object.assign(registration, { active: installing, installing: null });
  container.controller = installing;
  become(installing, 'installed');
  expect(waitingUpdate.exists()).toBe(false);
});

test('a version that was installing before the page started is offered too', async () => {
  const installing = aWorker('installing');
  aBrowser({ installing });
  await watchForUpdates();
  become(installing, 'installed');
  expect(waitingUpdate.exists()).toBe(true);
});

test('the worker receives the versioned files that the visit has loaded, and no others', async () => {
  const { active } = aBrowser({});
  await watchForUpdates();
  expect(active.postMessage).toHaveBeenCalledWith({
    type: 'KEEP',
    page: null,
    urls: [
      'http://localhost/shell/271130f0d4f8/main.js',
      'http://localhost/remotes/mfe-booking/46c4a16f28bf/routes.js',
    ],
  });
});

test.each([
  ['came before there was a worker', false, false],
  ['came while the worker was on its way into charge', true, false],
])('a page that %s is sent to the worker', async (_when, isControlled, isThrough) => {
  cameThroughWorker(isThrough);
  const { active } = aBrowser({ isControlled });
  await watchForUpdates();
  expect(active.postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'KEEP', page: '/' }));
});

test('a browser that refuses the worker keeps the site working', async () => {
  const { container } = aBrowser({});
  container.register.mockRejectedValue(new DOMException('Refused', 'SecurityError'));
  await expect(watchForUpdates()).resolves.toBeUndefined();
  expect(waitingUpdate.exists()).toBe(false);
});

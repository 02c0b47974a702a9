export {};

const address = '/remotes/mfe-booking/46c4a16f28bf/routes.js';

/** The scripts that the page was given, in order. */
function asked(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

function answer(script: HTMLScriptElement | undefined, event: 'load' | 'error') {
  script?.dispatchEvent(new Event(event));
}

const addressOf = (script: HTMLScriptElement | undefined) => script?.getAttribute('src');

/** Watches the state of a promise. */
function watch(promise: Promise<void>) {
  const watched = { state: 'pending' };
  promise.then(
    () => Object.assign(watched, { state: 'arrived' }),
    () => Object.assign(watched, { state: 'failed' }),
  );
  return watched;
}

let loader: PageLoader;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  jest.isolateModules(begin);
});

// The files are one script of the page, no modules: its one name is global there.
function begin() {
  const { inlineScript } = jest.requireActual<{ inlineScript: InlineScript }>(
    '../../../tools/build/InlineScriptPlugin',
  );
  const parts = ['clock', 'ownTournaments', 'firstScreen', 'earlyPresses', 'earlyTyping', 'pageLoader'].map(
    (part) => `${__dirname}/${part}.ts`,
  );
  loader = new Function(`${inlineScript(parts, { minify: false })}; return pageLoader;`)();
}

type InlineScript = (sources: readonly string[], options: { minify: boolean }) => string;

afterEach(() => jest.useRealTimers());

// The first one: every loader that is made listens.
test('a form submitted before the shell’s script is held back, and the visitor reads why', () => {
  const told = jest.spyOn(window, 'alert').mockImplementation();
  document.body.innerHTML = '<form><button>Envoyer</button></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const send = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(send()).toBe(false);
  expect(told).toHaveBeenCalledWith(expect.stringContaining('Réessayez dans un instant'));

  loader.isAlive = true;
  told.mockClear();
  expect(send()).toBe(false);
  expect(told).not.toHaveBeenCalled();

  loader.isPageAlive = true;
  expect(send()).toBe(true);
  told.mockRestore();
});

test('a script is requested once, with its integrity hash', async () => {
  const watched = watch(loader.load(address, 'sha256-abc'));
  loader.load(address, 'sha256-abc');
  expect(asked().map(addressOf)).toEqual([address]);
  expect(asked()[0]?.integrity).toBe('sha256-abc');
  answer(asked()[0], 'load');
  await jest.advanceTimersByTimeAsync(0);
  expect(watched.state).toBe('arrived');
  loader.load(address);
  expect(asked()).toHaveLength(1);
});

test('two failures reject, and the next request has an unused query', async () => {
  const watched = watch(loader.load(address));
  const used = new Set<string | null | undefined>([address]);
  answer(asked()[0], 'error');
  used.add(addressOf(asked()[0]));
  answer(asked()[0], 'error');
  await jest.advanceTimersByTimeAsync(5);
  expect(watched.state).toBe('failed');
  loader.load(address);
  expect(used).not.toContain(addressOf(asked()[0]));
});

/** A host whose file has the hash `sha256-abc`. */
async function sendFile(_: string, { integrity = '' }: RequestInit) {
  if (!['', 'sha256-abc'].includes(integrity)) throw new TypeError('Failed to fetch');
  return { ok: true, status: 200 };
}

describe('the reason of a failure', () => {
  const asks = (fetches: () => Promise<Response>) =>
    Object.assign(globalThis, { fetch: jest.fn(fetches) }).fetch;
  const failBoth = async (integrity = 'sha256-other') => {
    watch(loader.load(address, integrity));
    answer(asked()[0], 'error');
    answer(asked()[0], 'error');
  };

  test.each([
    ['the refused status', async () => ({ ok: false, status: 404 }), 404],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ])('is %s', async (_, answers, reason) => {
    const fetched = asks(answers as () => Promise<Response>);
    await failBoth();
    await expect(loader.reasonOf(address)).resolves.toBe(reason);
    expect(fetched).toHaveBeenCalledWith(address, expect.objectContaining({ cache: 'no-store' }));
  });

  test.each([
    ['network', 'has the right hash, because the earlier answers were cut off', 'sha256-abc'],
    ['integrity', 'has another hash', 'sha256-other'],
  ])('is %s where the file that the host sends %s', async (reason, _, integrity) => {
    Object.assign(globalThis, { fetch: sendFile });
    await failBoth(integrity);
    await expect(loader.reasonOf(address)).resolves.toBe(reason);
  });

  test('is a timeout where a request still hangs, without another request', async () => {
    const fetched = asks(async () => new Response());
    watch(loader.load(address));
    await jest.advanceTimersByTimeAsync(7_000);
    await expect(loader.reasonOf(address)).resolves.toBe('timeout');
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('the page’s own script', () => {
  beforeEach(() => {
    document.body.innerHTML = '<p id="late" hidden>Cette page tarde à venir.</p>';
    const dataset = { main: '/shell/14fc42760fe3/main.js', integrity: 'sha256-other' };
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue({ dataset } as unknown as HTMLScriptElement);
    jest.spyOn(console, 'error').mockImplementation();
    Object.assign(performance, { measure: jest.fn() });
    Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 404 }) });
    jest.isolateModules(begin);
    return jest.advanceTimersByTimeAsync(0);
  });
  afterEach(() => jest.restoreAllMocks());
  const passTenSeconds = () => jest.advanceTimersByTimeAsync(10_000);
  const failBoth = async () => {
    answer(asked().at(-1), 'error');
    answer(asked().at(-1), 'error');
    await jest.advanceTimersByTimeAsync(0);
  };

  test.each([
    [404, 'answered 404', async () => ({ ok: false, status: 404 })],
    [200, 'does not match its integrity hash', sendFile],
  ])('is explained once in the console and the panel when the host answers %i', async (_, words, fetch) => {
    Object.assign(globalThis, { fetch });
    for (let times = 0; times < 2; times += 1) {
      await failBoth();
      await passTenSeconds();
    }
    const detail = `The shell did not load: GET /shell/14fc42760fe3/main.js ${words}.`;
    expect(jest.mocked(console.error).mock.calls).toEqual([[detail]]);
    expect(performance.measure).toHaveBeenCalledWith(
      'jorkyball-failure',
      expect.objectContaining({ detail }),
    );
  });

  test('is requested again every ten seconds, while the visitor reads that it is late', async () => {
    for (let times = 0; times < 4; times += 1) {
      expect(asked()).toHaveLength(1);
      await failBoth();
      expect(document.getElementById('late')).toBeVisible();
      expect(asked()).toHaveLength(0);
      await passTenSeconds();
    }
    answer(asked()[0], 'load');
    await passTenSeconds();
    await passTenSeconds();
    expect(asked()).toHaveLength(1);
  });

  test('is requested less often when it hangs, because that blocks the site’s connections', async () => {
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked()).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(70_000);
    expect(asked().length).toBeGreaterThan(2);
  });
});

test('a hanging request gets a second one after three seconds, and both end after seven', async () => {
  const watched = watch(loader.load(address));
  await jest.advanceTimersByTimeAsync(2_999);
  expect(asked()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(watched.state).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  expect(watched.state).toBe('failed');
});

test.each([0, 1])('the first of two requests to arrive is enough (%i)', async (index) => {
  const watched = watch(loader.load(address));
  await jest.advanceTimersByTimeAsync(3_500);
  answer(asked()[index], 'load');
  await jest.advanceTimersByTimeAsync(0);
  expect(watched.state).toBe('arrived');
});

test('a failed second request does not give up the first one', async () => {
  const watched = watch(loader.load(address));
  await jest.advanceTimersByTimeAsync(3_000);
  answer(asked()[1], 'error');
  await jest.advanceTimersByTimeAsync(100);
  expect(watched.state).toBe('pending');
  answer(asked()[0], 'load');
  await jest.advanceTimersByTimeAsync(0);
  expect(watched.state).toBe('arrived');
});

test('a retry by the visitor requests all hanging scripts again, with new timeouts', async () => {
  const watched = watch(loader.load(address));
  await jest.advanceTimersByTimeAsync(6_900);
  loader.retry();
  expect(asked()).toHaveLength(3);
  expect(new Set(asked().map(addressOf)).size).toBe(3);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(watched.state).toBe('pending');
  answer(asked()[2], 'load');
  await jest.advanceTimersByTimeAsync(0);
  expect(watched.state).toBe('arrived');
});

test('a script that arrives after its timeout is announced, and not requested again', async () => {
  const watched = watch(loader.load(address));
  await jest.advanceTimersByTimeAsync(7_000);
  expect(watched.state).toBe('failed');
  const onLateScript = jest.fn();
  Object.assign(loader, { onLateScript });
  answer(asked()[0], 'load');
  expect(onLateScript).toHaveBeenCalledTimes(1);
  const again = watch(loader.load(address));
  await jest.advanceTimersByTimeAsync(0);
  expect(again.state).toBe('arrived');
  expect(asked()).toHaveLength(2);
});

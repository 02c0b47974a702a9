import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';

const release = '46c4a16f28bf';
const file = (name: string, folder = 'remotes/mfe-booking') =>
  `http://localhost/${folder}/${release}/${name}`;

const sent: { to: string; report: Record<string, string> }[] = [];
let reports: PageReports;

/** The file is a script of the page, not a module: its one name is global there. */
function begin() {
  const source = readFileSync(`${__dirname}/pageReports.ts`, 'utf8');
  const { code } = transformSync(source, {
    isModule: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  reports = new Function(`${code}; return pageReports;`)();
}

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/reservation?nom=Ana#ici');
  document.body.innerHTML = '';
  const site = document.createElement('script');
  site.type = 'application/json';
  site.id = 'site';
  site.textContent = JSON.stringify({
    shell: '0000000000aa',
    section: {
      name: 'booking',
      version: release,
      entry: `/remotes/mfe-booking/${release}/remoteEntry.js`,
      paths: ['/reservation', '/court/:courtId/plan'],
    },
    configuration: { reports: '/rapports' },
  });
  document.body.append(site);
  Object.assign(self, { pageLoader: { isAlive: true, reasonOf: async () => 'integrity' } });
  navigator.sendBeacon = (to, body) => {
    sent.push({ to: String(to), report: JSON.parse(String(body)) });
    return true;
  };
  begin();
});

afterEach(() => jest.useRealTimers());

const reported = () => sent.map(({ report }) => report);

function anError(message: string, stack: string, name = 'TypeError') {
  return Object.assign(new Error(message), { name, stack });
}

const chromium = `TypeError: x is not a function
    at pay (${file('booking-reservation.1a2b3c4d.js')}:1:200)
    at async Object.next (${file('main.5e6f7a8b.js', 'shell')}?retry=abc1:27:8480)
    at https://elsewhere.example/tag.js:1:1`;
const firefox = `pay@${file('booking-reservation.1a2b3c4d.js')}:1:200
next@${file('main.5e6f7a8b.js', 'shell')}?retry=abc1:27:8480
@https://elsewhere.example/tag.js:1:1
`;

test.each([
  ['Chromium', chromium],
  ['Firefox and Safari', firefox],
])('a stack of %s is reported as places in the site’s releases alone', (_, stack) => {
  reports.report(anError('x is not a function', stack), 'page');
  expect(reported()).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      kind: 'boundary',
      section: 'mfe-booking',
      release,
      phase: 'page',
      shell: '0000000000aa',
      path: '/reservation',
      stack: `at /remotes/mfe-booking/${release}/booking-reservation.1a2b3c4d.js:1:200\nat /shell/${release}/main.5e6f7a8b.js:27:8480`,
    },
  ]);
  expect(sent[0]?.to).toBe('/rapports');
});

test('a stack is reported with places in this site’s releases alone', () => {
  const stack = `TypeError: dupont http://localhost/contact?de=/shell/${release}/dupont.js:1:1
    at dupont (${file('booking-reservation.1a2b3c4d.js')}:1:200)
    at Object.jean [as dupont] (${file('main.5e6f7a8b.js', 'shell')}:2:3)`;
  reports.report(anError('no', stack), 'page');
  expect(reported()[0]?.stack).toBe(
    `at /remotes/mfe-booking/${release}/booking-reservation.1a2b3c4d.js:1:200\nat /shell/${release}/main.5e6f7a8b.js:2:3`,
  );
});

test.each([
  ['/court/12/plan', '/court/:courtId/plan'],
  ['/reservation/', '/reservation'],
  ['/jean-dupont', '/…'],
  ['/jean.dupont@mail.fr', '/…'],
  ['/inscription-jean-dupont/2', '/…'],
])('the address %s is reported as %s', (address, path) => {
  history.replaceState(null, '', address);
  reports.report(anError('x', chromium), 'page');
  expect(reported()[0]?.path).toBe(path);
});

test.each(['/jean.dupont@mail.fr', '/inscription-jean-dupont/2'])(
  'the address %s is not reported either when the shell’s script fails to load',
  (address) => {
    history.replaceState(null, '', address);
    Object.assign(self, { pageLoader: { isAlive: false } });
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script data-main="/shell/${release}/main.5e6f7a8b.js"></script>`,
    );
    jest.advanceTimersByTime(7_000);
    expect(reported()).toMatchObject([{ phase: 'shell', path: '/…' }]);
  },
);

test('an error without a known stack is reported with the current page’s pattern and section', () => {
  history.replaceState(null, '', '/player/7');
  const route = { id: 'members-player', path: '/player/:playerId', release: '1234567890ab' };
  reports.shows(route);
  reports.report('a text was thrown', 'page');
  reports.report('another text was thrown', 'frame');
  expect(reported()).toMatchObject([
    { section: 'mfe-members', release: '1234567890ab', path: '/player/:playerId', phase: 'page' },
    { section: 'shell', release: '0000000000aa', phase: 'frame' },
  ]);
});

test.each([
  ['container', 'remoteEntry.js'],
  ['routes', 'routes.0a1b2c3d.js'],
  ['page', 'booking-reservation.0a1b2c3d.js'],
])('a section whose %s failed to load is reported once, also after retries', (phase, name) => {
  const request = new URL(file(name)).pathname;
  reports.reportLoad({ section: 'booking', release, request, reason: 'network' });
  reports.reportLoad({ section: 'booking', release, request, reason: 'network' });
  expect(reported()).toMatchObject([
    { kind: 'load', section: 'mfe-booking', release, phase, reason: 'network', path: '/reservation' },
  ]);
});

test.each([404, 410, 503] as const)('a status of %i is reported as refused', (reason) => {
  reports.reportLoad({ request: file('remoteEntry.js'), reason });
  expect(reported()).toMatchObject([{ reason: '404' }]);
});

test('a section without a request is reported with its release and the places of its error', () => {
  const error = anError('Ana Dupont', chromium);
  reports.reportLoad({ section: 'booking', release, reason: 'error', error });
  expect(reported()).toMatchObject([
    { section: 'mfe-booking', release, phase: 'page', reason: 'error', stack: expect.stringMatching(/^at /) },
  ]);
  expect(JSON.stringify(reported())).not.toMatch(/Ana|Dupont/);
});

test('a failed registry is reported without a section', () => {
  reports.reportLoad({ request: '/registry.json', reason: 'timeout' });
  expect(reported()).toMatchObject([{ phase: 'registry', section: '', release: '', reason: 'timeout' }]);
});

test('a lazy chunk that fails is reported as a load', async () => {
  const error = Object.assign(new Error('Loading chunk 7 failed.'), { request: file('agenda.0a1b2c3d.js') });
  reports.report(error, 'page');
  await jest.advanceTimersByTimeAsync(0);
  expect(reported()).toMatchObject([
    { kind: 'load', section: 'mfe-booking', release, phase: 'page', reason: 'integrity' },
  ]);
});

/** Faults in lines of their own. */
const tell = (from: number, to: number) => {
  for (let line = from; line < to; line += 1)
    reports.report(anError('x', `x@${file('routes.0a1b2c3d.js')}:${line}:1`), 'page');
};

test('a visit reports ten errors, in one tab, over its pages', () => {
  tell(0, 6);
  begin();
  tell(4, 20);
  expect(reported().map(({ stack }) => stack?.split(':')[1])).toEqual([...'0123456789']);
});

test('clearing the session storage does not raise a page’s limit', () => {
  tell(0, 6);
  sessionStorage.clear();
  tell(0, 20);
  expect(sent).toHaveLength(10);
});

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

test.each([
  ['all', () => [jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse), refusedWrites()]],
  ['to write', () => [refusedWrites()]],
  ['and says nothing', () => [jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {})]],
])('a browser that refuses %s reports one error a page', (_, limit) => {
  const spies = limit();
  tell(0, 15);
  expect(sent).toHaveLength(1);
  begin();
  tell(0, 15);
  expect(sent).toHaveLength(2);
  for (const spy of spies) spy.mockRestore();
});

function refusedWrites() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
}

test('a browser that refuses to send reports nothing and does not throw', () => {
  navigator.sendBeacon = refuse;
  expect(() => reports.report(anError('another fault', chromium), 'page')).not.toThrow();
});

test('a browser with an overriding local build reports nothing', () => {
  Object.assign(self, { pageOverrides: { current: { section: 'booking', port: 3001, until: 1 } } });
  tell(0, 3);
  reports.reportLoad({ section: 'booking', reason: 'network' });
  expect(sent).toEqual([]);
  Object.assign(self, { pageOverrides: { current: undefined } });
  tell(3, 4);
  expect(sent).toHaveLength(1);
});

test.each([
  ['an extension’s', 'TypeError: x\n    at run (chrome-extension://abc/content.js:1:1)'],
  [
    'an extension’s in Safari',
    `run@webkit-masked-url://hidden/:1:1\npay@${file('booking-reservation.js')}:1:1`,
  ],
  ['nobody’s', 'TypeError: x\n    at <anonymous>'],
  ['another site’s', 'TypeError: x\n    at https://elsewhere.example/shell/46c4a16f28bf/main.js:1:1'],
])('an uncaught error that is %s is not reported', (_, stack) => {
  const error = anError('x', stack);
  dispatchEvent(new ErrorEvent('error', { error }));
  expect(sent).toEqual([]);
  dispatchEvent(new ErrorEvent('error', { error: anError('x', chromium) }));
  expect(reported()).toMatchObject([{ kind: 'uncaught', phase: 'arrival' }]);
});

test('a shell that fails to start is reported when the visitor reads of it', () => {
  Object.assign(self, { pageLoader: { isAlive: false } });
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script data-main="/shell/${release}/main.5e6f7a8b.js"></script>`,
  );
  jest.advanceTimersByTime(7_000);
  expect(reported()).toMatchObject([
    { kind: 'load', section: 'shell', release, phase: 'shell', reason: 'timeout' },
  ]);
});

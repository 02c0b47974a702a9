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
  Object.assign(self, { pageLoader: { isAlive: true } });
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
  ['Chromium', chromium, 'at next', 'at Object.next'],
  ['Firefox and Safari', firefox, 'at next', 'at next'],
])('a stack of %s is told with the frames of the site’s releases alone', (_, stack, __, next) => {
  reports.report(anError('x is not a function', stack), 'page');
  expect(reported()).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      kind: 'boundary',
      message: 'TypeError: x is not a function',
      section: 'mfe-booking',
      release,
      phase: 'page',
      shell: '0000000000aa',
      path: '/reservation',
      stack: `at pay (/remotes/mfe-booking/${release}/booking-reservation.1a2b3c4d.js:1:200)\n${next} (/shell/${release}/main.5e6f7a8b.js:27:8480)`,
    },
  ]);
  expect(sent[0]?.to).toBe('/rapports');
});

test.each([
  ['Unexpected token \'J\', "Jean Dupont" is not valid JSON', 'Unexpected token …'],
  [
    'Unexpected token \'h\', ..."l":"{"name":"jean","o"... is not valid JSON',
    /^Unexpected token …[^a-z]* is not valid JSON$/,
  ],
  ['JSON Parse error: Unexpected identifier "jean"', 'JSON … error: Unexpected identifier …'],
  ["Cannot read properties of undefined (reading 'jean')", 'Cannot read properties of undefined (reading …)'],
  ['No match of « Les Lions » with “jean”', 'No match of …'],
  ['No such person: Jean-Émile d’Ormesson', 'No such person: … d’…'],
  ['jean.dupont+test@example.org is known', '… is known'],
  ['call +33 (0)6 12.34.56.78 or 0612345678', 'call … or …'],
  ['Failed to fetch https://data.example/users?name=jean', 'Failed to fetch …'],
  ['Minified React error #418', 'Minified React error #418'],
  ['typed: albertine\u00a0simonet', 'typed: … …'],
  ['kept: gilberte swann, of the user', 'kept: … …, of the user'],
])('of the message “%s” nothing is told that may be a visitor’s', (message, expected) => {
  localStorage.setItem('user', JSON.stringify({ name: 'Gilberte Swann', user: 3 }));
  document.body.insertAdjacentHTML('beforeend', '<input name="name" value="Albertine Simonet">');
  reports.report(anError(message, chromium, ''), 'page');
  const told = reported()[0]?.message ?? '';
  if (typeof expected === 'string') expect(told.startsWith(expected)).toBe(true);
  else expect(told).toMatch(expected);
  expect(told.toLowerCase()).not.toMatch(/jean|dupont|lions|ormesson|12|simonet|swann/);
});

test('what was typed into a page is not told when the page is gone', () => {
  document.body.insertAdjacentHTML('beforeend', '<p><input name="name"></p>');
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = 'odette de crécy';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector('p')?.remove();
  reports.report(anError('no table for odette', chromium), 'page');
  expect(reported()[0]?.message).toBe('TypeError: no table for …');
});

test.each([
  ['/court/12/plan', '/court/:courtId/plan'],
  ['/reservation/', '/reservation'],
  ['/jean-dupont', '/…'],
])('the address %s is told as %s', (address, path) => {
  history.replaceState(null, '', address);
  reports.report(anError('x', chromium), 'page');
  expect(reported()[0]?.path).toBe(path);
});

test('the page on show says its own pattern and section, where the stack knows none', () => {
  history.replaceState(null, '', '/player/7');
  const route = { id: 'members-player', path: '/player/:playerId', release: '1234567890ab' };
  reports.shows({ kind: 'page', route });
  reports.report('a text was thrown', 'page');
  reports.report('another text was thrown', 'frame');
  expect(reported()).toMatchObject([
    { section: 'mfe-members', release: '1234567890ab', path: '/player/:playerId', phase: 'page' },
    { section: 'shell', release: '0000000000aa', phase: 'frame', message: 'another text was thrown' },
  ]);
});

const unreachable = (section: string, cause?: unknown) =>
  Object.assign(new Error(`Section ${section} is unreachable.`), { kind: 'unreachable', section, cause });

test.each([
  [
    'container',
    new Error(`/remotes/mfe-booking/${release}/remoteEntry.js`, { cause: 1 }),
    'remoteEntry.js did not arrive.',
  ],
  [
    'routes',
    anError(`Loading chunk 753 failed.\n(error: ${file('routes.0a1b2c3d.js')})`, '', 'ChunkLoadError'),
    'Loading chunk 753 failed. (error: routes.js)',
  ],
  [
    'page',
    anError(
      `Loading chunk 12 failed.\n(error: ${file('booking-reservation.0a1b2c3d.js')})`,
      '',
      'ChunkLoadError',
    ),
    'Loading chunk 12 failed. (error: booking-reservation.js)',
  ],
])(
  'a section whose %s did not come is told once, however often the visitor tries',
  (phase, cause, message) => {
    const content = { kind: 'failure', error: unreachable('booking', cause) } as const;
    reports.shows(content);
    reports.shows(content);
    expect(reported()).toMatchObject([
      { kind: 'load', section: 'mfe-booking', release, phase, message, path: '/reservation' },
    ]);
  },
);

test('a release that does not fit is told with its name', () => {
  const error = Object.assign(new Error('Section booking is incompatible.'), {
    kind: 'incompatible',
    section: 'booking',
    cause: `/remotes/mfe-booking/${release}/remoteEntry.js`,
  });
  reports.shows({ kind: 'failure', error });
  expect(reported()).toMatchObject([{ kind: 'load', phase: 'fit', section: 'mfe-booking', release }]);
});

test('a page that is late is told as late, unless it is known a moment later which file failed', () => {
  const late = { kind: 'failure', error: unreachable('/reservation') } as const;
  reports.shows(late);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(4_000);
  expect(reported()).toMatchObject([{ kind: 'load', phase: 'late', section: 'mfe-booking', release }]);

  sessionStorage.clear();
  sent.length = 0;
  reports.shows(late);
  const cause = new Error(`/remotes/mfe-booking/${release}/remoteEntry.js`, { cause: 1 });
  reports.shows({ kind: 'failure', error: unreachable('booking', cause) });
  jest.advanceTimersByTime(10_000);
  expect(reported().map(({ phase }) => phase)).toEqual(['container']);
});

test('what is live that cannot be learnt is told as such, and of no section', () => {
  history.replaceState(null, '', '/tournois');
  const error = unreachable('/tournois', new TypeError('Failed to fetch'));
  reports.shows({ kind: 'failure', error });
  expect(reported()).toMatchObject([
    { phase: 'registry', section: '', release: '', message: 'Failed to fetch' },
  ]);
});

test('a visit tells ten faults, in one tab, over its pages', () => {
  for (let at = 0; at < 6; at += 1) reports.report(anError(`fault ${at}`, chromium), 'page');
  begin();
  for (let at = 4; at < 20; at += 1) reports.report(anError(`fault ${at}`, chromium), 'page');
  expect(reported().map(({ message }) => message)).toEqual(
    Array.from({ length: 10 }, (_, at) => `TypeError: fault ${at}`),
  );
});

test('where the browser refuses to store, the page’s memory counts; where it refuses to send, nothing happens', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const areas = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const writes = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  for (let at = 0; at < 15; at += 1) reports.report(anError(`fault ${at}`, chromium), 'page');
  expect(sent).toHaveLength(10);
  areas.mockRestore();
  writes.mockRestore();

  begin();
  navigator.sendBeacon = refuse;
  expect(() => reports.report(anError('another fault', chromium), 'page')).not.toThrow();
});

test.each([
  ['an extension’s', 'TypeError: x\n    at run (chrome-extension://abc/content.js:1:1)'],
  [
    'an extension’s in Safari',
    `run@webkit-masked-url://hidden/:1:1\npay@${file('booking-reservation.js')}:1:1`,
  ],
  ['nobody’s', 'TypeError: x\n    at <anonymous>'],
  ['another site’s', 'TypeError: x\n    at https://elsewhere.example/shell/46c4a16f28bf/main.js:1:1'],
])('an uncaught error that is %s is not told', (_, stack) => {
  const error = anError('x', stack);
  dispatchEvent(new ErrorEvent('error', { error }));
  expect(sent).toEqual([]);
  dispatchEvent(new ErrorEvent('error', { error: anError('x', chromium) }));
  expect(reported()).toMatchObject([{ kind: 'uncaught', phase: 'arrival' }]);
});

test('a shell that does not come to life is told when the visitor is', () => {
  Object.assign(self, { pageLoader: { isAlive: false } });
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script data-main="/shell/${release}/main.5e6f7a8b.js"></script>`,
  );
  jest.advanceTimersByTime(7_000);
  expect(reported()).toMatchObject([
    { kind: 'load', section: 'shell', release, phase: 'shell', message: 'main.js did not come to life.' },
  ]);
});

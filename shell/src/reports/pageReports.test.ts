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
  ['Chromium', chromium],
  ['Firefox and Safari', firefox],
])('a stack of %s is told as places in the site’s releases alone', (_, stack) => {
  reports.report(anError('x is not a function', stack), 'page');
  expect(reported()).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      kind: 'boundary',
      message: 'TypeError: … is not a function',
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

test.each([
  ['Unexpected token \'J\', "Jean Dupont" is not valid JSON', 'Unexpected token \'…" is not valid JSON'],
  [
    "Cannot read properties of undefined (reading 'jean')",
    "Cannot read properties of undefined (reading '…')",
  ],
  ["undefined is not an object (evaluating 'a.jean')", /^undefined is not … object \(evaluating '/],
  ['can\'t access property "jean", y is undefined', 'can\'t access property "… is undefined'],
  ['No match of « Les Lions » with “jean”', 'No match of … with …'],
  ['No such person: Jean-Émile d’Ormesson', 'No such …'],
  ['jean.dupont+test@example.org is known', '… is …'],
  ['call +33 (0)6 12.34.56.78 or 0612345678', 'call … or …'],
  ['Failed to fetch https://data.example/users?name=jean', 'Failed to fetch …'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=jean',
    'Minified React error #418; …',
  ],
  ['Cannot read /connexion?mail=jean.dupont%40mail.fr', 'Cannot read /…'],
  ['no player jdupont here', 'no …'],
  ['unknown visitor dupont', 'unknown …'],
  ['no team of tigres', 'no … of …'],
  ['06,12,34,56,78', '…'],
  ['06–12–34–56–78', '…'],
  ['#061 #234 #567', '#…'],
  ['٠٦١٢٣٤٥٦', '…'],
  ['li', '…'],
  ['李明', '…'],
  ['rene\u0301e', '…'],
  ['no \u200brene\u200b\u0301e of', 'no … of'],
  ['player_Dupont', '…'],
  ['idDupont', '…'],
  ['$dupont', '…'],
  ['dupont, 12 rue de la gare, of lille', '…, of …'],
  ['‹dupont›', '…'],
  ['{nom: dupont, mail: jean.dupont at mail.fr}', '{… at …}'],
  [`of ${file('main.0a1b2c3d.js', 'shell')}?retry=1`, 'of main.js'],
  [`of https://elsewhere.example/shell/${release}/jean.js`, 'of …'],
  [`of /remotes/dupont/${release}/jean.js`, 'of /…'],
])('of the message “%s” only words of browsers and of the site are told', (message, expected) => {
  reports.report(anError(message, chromium, ''), 'page');
  const told = reported()[0]?.message ?? '';
  if (typeof expected === 'string') expect(told).toBe(expected);
  else expect(told).toMatch(expected);
  expect(told.toLowerCase()).not.toMatch(
    /jean|dupont|lions|ormesson|12|06|tigres|player|lille|gare|rue|mail|ren|li$|[^ -~…]/,
  );
});

test.each([
  ['QuotaExceededError', 'QuotaExceededError: no'],
  ['Dupont', 'Error: no'],
])('an error that is called %s is told as “%s”', (name, expected) => {
  reports.report(anError('no', chromium, name), 'page');
  expect(reported()[0]?.message).toBe(expected);
});

test('nothing in a stack is told but places in releases of this site', () => {
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
])('the address %s is told as %s', (address, path) => {
  history.replaceState(null, '', address);
  reports.report(anError('x', chromium), 'page');
  expect(reported()[0]?.path).toBe(path);
});

test.each(['/jean.dupont@mail.fr', '/inscription-jean-dupont/2'])(
  'of the address %s nothing is told either when the shell’s script does not come',
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
    'Loading chunk … failed. (error: routes.js)',
  ],
  [
    'page',
    anError(
      `Loading chunk 12 failed.\n(error: ${file('booking-reservation.0a1b2c3d.js')})`,
      '',
      'ChunkLoadError',
    ),
    'Loading chunk … failed. (error: booking-reservation.js)',
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

/** Twenty that differ in what is told of them. */
const faults = Array.from({ length: 20 }, (_, at) => `no${' node'.repeat(at)}`);
const tell = (from: number, to: number) => {
  for (const message of faults.slice(from, to)) reports.report(anError(message, chromium), 'page');
};

test('a visit tells ten faults, in one tab, over its pages', () => {
  tell(0, 6);
  begin();
  tell(4, 20);
  expect(reported().map(({ message }) => message)).toEqual(
    faults.slice(0, 10).map((message) => `TypeError: ${message}`),
  );
});

test('what empties the store of a visit in between makes no page tell more', () => {
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
])(
  'where the browser refuses %s, no page can know of the one before, and each tells one fault',
  (_, limit) => {
    const spies = limit();
    tell(0, 15);
    expect(sent).toHaveLength(1);
    begin();
    tell(0, 15);
    expect(sent).toHaveLength(2);
    for (const spy of spies) spy.mockRestore();
  },
);

function refusedWrites() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
}

test('where the browser refuses to send, nothing happens', () => {
  navigator.sendBeacon = refuse;
  expect(() => reports.report(anError('another fault', chromium), 'page')).not.toThrow();
});

test('a browser with a build of its own machine in a section’s place tells nothing', () => {
  Object.assign(self, { pageOverrides: { current: { section: 'booking', port: 3001, until: 1 } } });
  tell(0, 3);
  reports.shows({ kind: 'failure', error: unreachable('booking', new Error('no')) });
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

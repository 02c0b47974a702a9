/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const moduleAt = (path: string) => JSON.stringify(pathToFileURL(resolve(__dirname, '..', path)).href);

/** The server for reports, and a site that accepts them at its own path, in a process that recreates them for each test. */
const SERVERS = `
const { createReceiver, createReportServer } = await import(${moduleAt('reports/createReceiver.mjs')});
const { createSiteServer } = await import(${moduleAt('serve/createSiteServer.mjs')});
const { describeReports } = await import(${moduleAt('reports/describeReports.mjs')});
const { reportsSince } = await import(${moduleAt('reports/keptReports.mjs')});
const { readFileSync } = await import('node:fs');
let servers = [];
let later = 0;
const say = (line) => process.send({ line });
const answers = {
  async start(store) {
    for (const server of servers) server.close().closeAllConnections();
    later = 0;
    const alone = createReportServer({
      store,
      onReport: ({ reason }) => say('heard ' + reason),
      configurationOf: () => JSON.parse(readFileSync(store + '/configuration.json', 'utf8')),
      now: () => Date.now() + later,
      log: (line) => say('log: ' + line),
    });
    const site = createSiteServer(store, { reports: { path: '/rapports', receive: createReceiver({ store }) } });
    servers = [alone, site];
    for (const server of servers) await new Promise((done) => server.listen(0, '127.0.0.1', done));
    return servers.map((server) => server.address().port);
  },
  pass: (ms) => (later += ms),
  list: ([store, days]) => describeReports(reportsSince(store, Date.now() - days * 24 * 60 * 60 * 1000)).join('\\n'),
};
process.on('message', async ([name, given]) => process.send({ answer: await answers[name](given) }));
process.send({ answer: 'ready' });
`;

const report = {
  at: '2026-11-22T05:41:44.245Z',
  kind: 'load',
  reason: 'network',
  stack: 'at /shell/0000000000aa/main.5e6f7a8b.js:1:2\nat /shell/0000000000aa/main.5e6f7a8b.js:3:4',
  section: 'mfe-booking',
  release: '46c4a16f28bf',
  phase: 'container',
  shell: '0000000000aa',
  path: '/organisateur/tournoi/:tournamentId',
};

let store: string;
let servers: ChildProcess;
let ports: readonly number[];
let heard = '';

beforeAll(async () => {
  servers = spawn(process.execPath, ['--input-type=module', '--eval', SERVERS], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH },
  });
  await once(servers, 'message');
  servers.on('message', ({ line }: { line?: string }) => {
    if (line !== undefined) heard += `${line}\n`;
  });
});

afterAll(async () => {
  servers.kill();
  await once(servers, 'exit');
});

beforeEach(async () => {
  store = mkdtempSync(join(tmpdir(), 'jorkyball-reports-'));
  configure({});
  ports = (await answerOf('start', store)) as number[];
  heard = '';
});

afterEach(() => rmSync(store, { recursive: true, force: true }));

/** The answer of the servers' process; earlier output has arrived by then. */
function answerOf(name: 'start' | 'pass' | 'list', given?: unknown): Promise<unknown> {
  return new Promise((resolve) => {
    const listen = (message: { answer?: unknown }) => {
      if (!('answer' in message)) return;
      servers.off('message', listen);
      resolve(message.answer);
    };
    servers.on('message', listen);
    servers.send([name, given]);
  });
}

/** Read with the first report. */
function configure(configuration: object) {
  writeFileSync(join(store, 'configuration.json'), JSON.stringify(configuration));
}

/** For the server alone; earlier output has arrived by then. */
const pass = (ms: number) => answerOf('pass', ms);
const MINUTE_MS = 60_000;

/** The reports as they are kept. */
function kept(): Record<string, unknown>[] {
  const folder = join(store, 'reports');
  return readdirSync(folder)
    .sort()
    .flatMap((day) => readFileSync(join(folder, day), 'utf8').trim().split(/\n+/))
    .map((line) => JSON.parse(line));
}

async function send(
  body: unknown,
  { port = ports[0], path = '/', method = 'POST', from = '', says = {} } = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(method === 'POST' ? { body: text } : {}),
    headers: { 'Content-Type': 'text/plain', ...(from ? { 'X-Forwarded-For': from } : {}), ...says },
  });
  return answer.status;
}

/** The operator's list. */
const list = (days = 30) => answerOf('list', [store, days]);

test('reports are counted by section, release, phase and reason, the most frequent first', async () => {
  expect(await list()).toBe('Nothing was reported.');
  expect(await send({ ...report, reason: '404' })).toBe(204);
  for (let at = 0; at < 3; at += 1) expect(await send({ ...report, path: '/reservation' })).toBe(204);
  const [title, , first, second] = String(await list()).split('\n');
  expect(title).toBe('4 reports, of 2 faults');
  expect(first).toMatch(
    /3 × +mfe-booking +46c4a16f28bf +load, container, network +20\S+Z +\/reservation +main.5e6f7a8b.js:1:2$/,
  );
  expect(second).toMatch(/1 × +mfe-booking .* load, container, 404 /);
  expect(heard).toContain('heard 404');
});

test('the server accepts reports at the configured path, and nowhere else', async () => {
  const [, port] = ports;
  expect(await send(report, { port, path: '/rapports' })).toBe(204);
  expect(await send(report, { port, path: '/contact' })).toBe(405);
  expect(await send('', { port, path: '/rapports', method: 'GET' })).not.toBe(204);
  expect(await list()).toMatch(/^1 reports, of 1 faults/);
});

test.each([
  ['no JSON', '{', 400],
  ['nothing', '', 400],
  ['a list', [report], 400],
  ['null', 'null', 400],
  ['a kind that there is not', { ...report, kind: 'advertisement' }, 400],
  ['a phase that there is not', { ...report, phase: 'dupont' }, 400],
  ['a section that is a path', { ...report, section: '../../etc' }, 400],
  ['a release that is none', { ...report, release: '<script>' }, 400],
  ['a reason in free text', { ...report, reason: 'no jean' }, 400],
  ['a number for a text', { ...report, stack: 4 }, 400],
  ['an address with a query', { ...report, path: '/contact?nom=jean' }, 400],
  ['a path that is missing', { ...report, path: undefined }, 400],
  ['too much', { ...report, stack: 'x'.repeat(20_000) }, 413],
])('%s is refused, and not stored', async (_, body, status) => {
  expect(await send(body)).toBe(status);
  expect(await list()).toBe('Nothing was reported.');
});

test('a report is stored without any other text, and its stack with places in releases alone', async () => {
  const said = {
    ...report,
    message: 'jean@mail.example \u001b[2J',
    visitor: 'jean',
    __proto__: { admin: true },
    stack:
      'TypeError: dupont\nat dupont (/shell/0000000000aa/main.5e6f7a8b.js:1:2)\nat https://a.example/jean.js:1:1\nat /shell/0000000000aa/main.5e6f7a8b.js:1:2',
    at: '+010000-01-01T00:00:00.000Z',
  };
  expect(await send(said)).toBe(204);
  expect(kept()).toEqual([
    {
      ...report,
      received: expect.stringMatching(/^20.*Z$/),
      at: said.at,
      stack: 'at /shell/0000000000aa/main.5e6f7a8b.js:1:2',
    },
  ]);
});

test('an error outside of loading has no reason', async () => {
  expect(await send({ ...report, kind: 'uncaught', reason: undefined })).toBe(204);
  expect(kept()).toMatchObject([{ kind: 'uncaught', reason: '' }]);
});

test.each([
  ['who writes other addresses before their own', (at: number) => `198.51.100.${at}, 192.0.2.1`],
  ['who takes another address of their network', (at: number) => `2001:db8:0:7::${at.toString(16)}`],
  ['who writes IPv4 as IPv6', (at: number) => (at % 2 ? '::ffff:192.0.2.1' : '192.0.2.1')],
  ['who writes what is no address', (at: number) => `nobody-${at}`],
])('a sender %s is ignored for the day above the limit, and others are not', async (_, from) => {
  const statuses = await Promise.all(
    Array.from({ length: 210 }, (_, at) => send(report, { from: from(at) })),
  );
  expect(statuses.filter((status) => status === 204)).toHaveLength(200);
  expect(await send(report, { from: from(0) })).toBe(429);
  expect(await send(report, { from: '2001:db8:0:8::1' })).toBe(204);
  await pass(24 * 60 * MINUTE_MS);
  expect(await send(report, { from: from(0) })).toBe(204);
  // No file holds an address.
  expect(readdirSync(store).sort()).toEqual(['configuration.json', 'reports']);
  expect(JSON.stringify(kept())).not.toMatch(/192\.0|2001:|:db8/);
});

const site = 'https://www.jorkyball.test';
test.each([
  ['the site', { origin: site, reports: 'https://reports.test/' }, { Origin: site }, 204],
  ['another site', { origin: site }, { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['an unknown origin', { origin: site }, { Origin: 'null' }, 403],
  ['no browser', { origin: site }, {}, 204],
  [
    'the site under another name',
    { origin: site },
    { Origin: 'https://jorkyball.test', 'Sec-Fetch-Site': 'same-origin' },
    204,
  ],
  ['the same host', { origin: site }, { Origin: 'http://127.0.0.1:PORT' }, 204],
  [
    'another origin, in a rehearsal',
    { origin: 'https://jorkyball-prouvy.example', reports: 'http://localhost:3002/' },
    { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-site' },
    204,
  ],
  [
    'another site, in a rehearsal with an address of the site’s own',
    { reports: '/rapports' },
    { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
    403,
  ],
])(
  'a page of %s sends a report that the server answers correctly',
  async (_, configuration, says, status) => {
    configure(configuration);
    const said = Object.fromEntries(
      Object.entries(says).map(([name, value]) => [name, value.replace('PORT', String(ports[0]))]),
    );
    expect(await send(report, { says: said })).toBe(status);
    expect(await list()).toMatch(status === 204 ? /^1 reports/ : /^Nothing was reported/);
  },
);

const fileOfToday = () => join(store, 'reports', `${new Date().toISOString().slice(0, 10)}.jsonl`);

test('an invalid line in a day’s file is skipped, and the next report begins on a new line', async () => {
  expect(await send(report)).toBe(204);
  for (const line of ['null', '5', '[]', '"text"', '{}', '{"received":5}', `{"received":"${report.at}"}`])
    appendFileSync(fileOfToday(), `${line}\n`);
  appendFileSync(fileOfToday(), JSON.stringify(report).slice(0, 40));
  expect(await send({ ...report, reason: 'integrity' })).toBe(204);
  expect(await list(300)).toMatch(/^3 reports, of 3 faults/);
  expect(await list(300)).toContain('integrity');
});

test('the operator reads once a minute that the disk is full', async () => {
  mkdirSync(join(store, 'reports'));
  symlinkSync('/dev/full', fileOfToday());
  for (let at = 0; at < 3; at += 1) expect(await send(report)).toBe(503);
  const complaints = () => heard.match(/log: Reports are not kept: the disk is full\.\n/g);
  await pass(MINUTE_MS);
  expect(complaints()).toHaveLength(1);
  expect(await send(report)).toBe(503);
  await pass(MINUTE_MS);
  expect(complaints()).toHaveLength(2);
});

test('a sender that disconnects midway does not affect others', async () => {
  const socket = connect(ports[0] as number, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 400\r\n\r\n{"at"');
  await once(socket, 'connect');
  socket.destroy();
  expect(await send(report)).toBe(204);
});

test('days older than thirty days are deleted, and a truncated line is skipped', async () => {
  const folder = join(store, 'reports');
  const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const fileOf = (days: number) => `${dayBefore(days).toISOString().slice(0, 10)}.jsonl`;
  mkdirSync(folder);
  for (const days of [40, 20]) {
    const line = JSON.stringify({ received: dayBefore(days).toISOString(), ...report });
    writeFileSync(join(folder, fileOf(days)), `${line}\n${line.slice(0, 50)}`);
  }
  expect(await send(report)).toBe(204);
  expect(readdirSync(folder).sort()).toEqual([fileOf(20), fileOf(0)]);
  expect(await list()).toMatch(/^2 reports, of 1 faults/);
  expect(await list(1)).toMatch(/^1 reports, of 1 faults/);
});

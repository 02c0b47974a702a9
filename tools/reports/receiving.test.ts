/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runModule } from '../jest/runModule';

const moduleAt = (path: string) => JSON.stringify(pathToFileURL(resolve(__dirname, '..', path)).href);

/** The server for reports, and a site that takes them at a path of its own: it prints both ports. */
const SERVERS = `
const { createReportServer } = await import(${moduleAt('reports/createReportServer.mjs')});
const { createReceiver } = await import(${moduleAt('reports/createReceiver.mjs')});
const { createSiteServer } = await import(${moduleAt('serve/createSiteServer.mjs')});
const [store] = process.argv.slice(1);
const alone = createReportServer({ store, onReport: ({ message }) => console.log('heard ' + message) });
const site = createSiteServer(store, { reports: { path: '/rapports', receive: createReceiver({ store }) } });
for (const server of [alone, site]) await new Promise((done) => server.listen(0, '127.0.0.1', done));
console.log([alone, site].map((server) => server.address().port).join(' '));
`;

const report = {
  at: '2026-11-22T05:41:44.245Z',
  kind: 'load',
  message: 'remoteEntry.js did not arrive.',
  stack:
    'at load (/shell/0000000000aa/main.5e6f7a8b.js:1:2)\nat next (/shell/0000000000aa/main.5e6f7a8b.js:3:4)',
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

beforeEach(async () => {
  store = mkdtempSync(join(tmpdir(), 'jorkyball-reports-'));
  servers = spawn(process.execPath, ['--input-type=module', '--eval', SERVERS, store], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  });
  const [line] = await once(servers.stdout as NodeJS.ReadableStream, 'data');
  ports = String(line).trim().split(' ').map(Number);
  heard = '';
  servers.stdout?.on('data', (text) => {
    heard += text;
  });
});

afterEach(async () => {
  servers.kill();
  await once(servers, 'exit');
  rmSync(store, { recursive: true, force: true });
});

async function send(body: unknown, { port = ports[0], path = '/', method = 'POST', from = '' } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(method === 'POST' ? { body: text } : {}),
    headers: { 'Content-Type': 'text/plain', ...(from ? { 'X-Forwarded-For': from } : {}) },
  });
  return answer.status;
}

/** What the operator reads. */
function list(days?: string) {
  const { printed, complaints } = runModule(
    'reports/describeReports.mjs',
    `const { reportsSince } = await import(${moduleAt('reports/keptReports.mjs')});
     const since = Date.now() - ${days ?? '30'} * 24 * 60 * 60 * 1000;
     console.log(tool.describeReports(reportsSince(${JSON.stringify(store)}, since)).join('\\n'));`,
  );
  expect(complaints).toBe('');
  return printed;
}

test('what pages report is counted by section, release, phase and message, the most frequent first', async () => {
  expect(list()).toBe('Nothing was reported.');
  expect(await send({ ...report, message: 'once' })).toBe(204);
  for (let at = 0; at < 3; at += 1) expect(await send({ ...report, path: '/reservation' })).toBe(204);
  const [title, , first, second] = list().split('\n');
  expect(title).toBe('4 reports, of 2 faults');
  expect(first).toMatch(
    /3 × +mfe-booking +46c4a16f28bf +load, container +20\S+Z +\/reservation +remoteEntry.js did not arrive\.$/,
  );
  expect(second).toMatch(/1 × +mfe-booking .* once$/);
  expect(heard).toContain('heard once');
});

test('a site takes reports at the path that its configuration names, and nothing else is sent to it', async () => {
  const [, port] = ports;
  expect(await send(report, { port, path: '/rapports' })).toBe(204);
  expect(await send(report, { port, path: '/contact' })).toBe(405);
  expect(await send('', { port, path: '/rapports', method: 'GET' })).not.toBe(204);
  expect(list()).toMatch(/^1 reports, of 1 faults/);
});

test.each([
  ['no JSON', '{', 400],
  ['nothing', '', 400],
  ['a list', [report], 400],
  ['null', 'null', 400],
  ['a kind that there is not', { ...report, kind: 'advertisement' }, 400],
  ['a section that is a path', { ...report, section: '../../etc' }, 400],
  ['a release that is none', { ...report, release: '<script>' }, 400],
  ['a message of two lines', { ...report, message: 'one\ntwo' }, 400],
  ['a message that is a book', { ...report, message: 'x'.repeat(301) }, 400],
  ['a number for a text', { ...report, message: 4 }, 400],
  ['an address with a query', { ...report, path: '/contact?nom=jean' }, 400],
  ['a path that is missing', { ...report, path: undefined }, 400],
  ['too much', { ...report, stack: 'x'.repeat(20_000) }, 413],
])('%s is no report, and nothing of it is kept', async (_, body, status) => {
  expect(await send(body)).toBe(status);
  expect(list()).toBe('Nothing was reported.');
});

test('what a report says besides is not kept, and nothing in it can move the cursor of a terminal', async () => {
  const message = '\u001b[2Jerased\u202e\u0007';
  expect(await send({ ...report, message, visitor: 'jean', __proto__: { admin: true } })).toBe(204);
  const [day = ''] = readdirSync(join(store, 'reports'));
  const lines = readFileSync(join(store, 'reports', day), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    received: expect.stringMatching(/^20.*Z$/),
    ...report,
    message: '[2Jerased',
  });
});

test('a sender that does not stop is not heard any more for a minute, and others are', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 62; at += 1) statuses.push(await send(report, { from: '192.0.2.1' }));
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect(await send(report, { from: '192.0.2.2' })).toBe(204);
});

test('who hangs up in the middle of a report disturbs nobody', async () => {
  const socket = connect(ports[0] as number, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 400\r\n\r\n{"at"');
  await once(socket, 'connect');
  socket.destroy();
  expect(await send(report)).toBe(204);
});

test('days of more than thirty days ago go, and a line that is half written is not read', async () => {
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
  expect(list()).toMatch(/^2 reports, of 1 faults/);
  expect(list('1')).toMatch(/^1 reports, of 1 faults/);
});

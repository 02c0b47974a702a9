/** @jest-environment node */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { type SiteUnderTest, serveFiles } from './siteUnderTest';

const REQUESTS = 5000;
const DOWNLOADS = 2000;
const SIDE_BY_SIDE = 50;
const SEED = 20260601;
/** Some of the aborting visitors had requested several files in a row. */
const QUEUES = 100;
const QUEUED = 20;
const LARGE_FILE_BYTES = 4_000_000;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await serveFiles({
    'stand-ins.json': '[{"path":"/player/:playerId","page":"/app/player.html"}]',
    '404.html': '<!doctype html><h1>Page introuvable</h1></html>',
    'index.html': '<!doctype html><h1>Accueil</h1></html>',
    'app/player.html': '<!doctype html><h1>Joueur</h1></html>',
    'shell/0123456789ab/large.js': Buffer.alloc(LARGE_FILE_BYTES, 'x'),
    '.env': 'SECRET=1',
  });
});

afterAll(() => site.remove());

/** Of requests, whose other parts Node's own parser reads. */
const hostilePath = fc.oneof(
  fc.constantFrom(
    ...[
      '//',
      '/%',
      '*',
      '',
      'x',
      '?',
      '#',
      'http://',
      'http://[',
      'http://x:y/',
      'HTTPS://a/b?c',
      '/\\..\\.env',
    ],
    ...['/player/7', '/player/%ff', '/shell/0123456789ab/large.js/', '/index.html/x', '/app', '/con'],
  ),
  fc.webPath().map((text) => `/${text}`),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `/${text}`),
  fc.string({ unit: fc.constantFrom(...'/.%:@[]2e0\\?#&=~!'), maxLength: 12 }).map((text) => `/${text}`),
  fc.integer({ min: 200, max: 20_000 }).map((length) => `/${'a'.repeat(length)}`),
  fc.integer({ min: 10, max: 3000 }).map((depth) => '/..'.repeat(depth)),
);
/** Sends bytes, and gives up on an answer that does not come: many of these requests never end. */
async function send(path: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data.subarray(0, 200).toString('latin1');
  });
  socket.on('error', () => {});
  socket.setTimeout(1000, () => socket.destroy());
  socket.write(Buffer.from(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 'latin1'));
  await once(socket, 'close');
  return answer;
}

async function abortDownload(after: number): Promise<void> {
  const socket: Socket = connect(site.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /shell/0123456789ab/large.js HTTP/1.1\r\nHost: x\r\n\r\n');
  // Some leave at once, some with the first bytes, some in the middle of the file.
  let received = 0;
  await new Promise<void>((resolve) => {
    if (after === 0) return socket.once('connect', () => resolve());
    socket.on('data', (data) => {
      received += data.length;
      if (received >= after) resolve();
    });
    socket.on('close', () => resolve());
  });
  socket.destroy();
}

/** Requests many files at once on one connection, and leaves before the first has arrived. */
async function abortQueue(after: number): Promise<void> {
  const socket: Socket = connect(site.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /shell/0123456789ab/large.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(QUEUED));
  await once(socket, 'connect');
  await new Promise((resolve) => setTimeout(resolve, after));
  socket.destroy();
}

/** Does things side by side, a few at a time. */
async function sideBySide<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}

/** The server's usage once its handles are back below the limit: sockets close a moment later. */
async function usageOnce(handles: number) {
  for (;;) {
    const usage = await site.usage();
    if (usage.handles <= handles) return usage;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function home(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${site.port}/`, { headers: { Connection: 'close' } })).text();
}

test(`${REQUESTS} hostile requests and ${DOWNLOADS} aborted downloads leave the server unchanged`, async () => {
  const paths = fc.sample(hostilePath, { seed: SEED, numRuns: REQUESTS });
  // A first round fills the memory that every server keeps permanently (compiled code, buffers).
  await sideBySide(paths.slice(0, 300), async (path) => void (await send(path)));
  await sideBySide(
    Array.from({ length: 100 }, () => 200_000),
    abortDownload,
  );
  await home();
  const samples = [];
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    samples.push(await site.usage());
  }
  const before = samples.reduce((least, usage) => (usage.handles < least.handles ? usage : least));

  const statuses = new Map<string, number>();
  await sideBySide(paths, async (path) => {
    const answer = await send(path);
    const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none';
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(answer).not.toContain('SECRET');
  });
  await sideBySide(
    Array.from({ length: DOWNLOADS }, (_, turn) => [0, 1, 300_000, 2_000_000][turn % 4] ?? 0),
    abortDownload,
  );
  await sideBySide(
    Array.from({ length: QUEUES }, (_, turn) => [5, 60, 300][turn % 3] ?? 0),
    abortQueue,
  );

  expect(await home()).toContain('Accueil');
  const after = await usageOnce(before.handles);
  process.stdout.write(
    `  ${REQUESTS} requests (${[...statuses]
      .sort()
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}), ` +
      `${DOWNLOADS} downloads and ${QUEUES} queues of ${QUEUED} broken off; handles ${before.handles} → ${after.handles}, ` +
      `heap ${(before.heapBytes / 1e6).toFixed(1)} → ${(after.heapBytes / 1e6).toFixed(1)} MB\n`,
  );
  expect(site.server.exitCode).toBeNull();
  expect(after.heapBytes).toBeLessThan(before.heapBytes + 5_000_000);
  // The server itself causes no fault.
  expect([...statuses.keys()].filter((status) => status.startsWith('5'))).toEqual([]);
});

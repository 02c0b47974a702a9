/** @jest-environment node */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ForkedBackEnd, forkBackEnd } from '../../supabase/tests/support/forkBackEnd';
import { type Installation, install } from '../compose/installationUnderTest';
import { findProgram } from '../jest/findProgram';
import { ask } from './ask';
import { type Host, hosts, type RunningHost, run, startNginx } from './hostsUnderTest';

const deploy = resolve(__dirname, '../../deploy');
const key = 'sb_publishable_cache';
const nginxProgram = findProgram('nginx', 'The cache of scores was') ?? '';

let forked: ForkedBackEnd;
let gateway: Gateway;
let installation: Installation;

beforeAll(async () => {
  forked = await forkBackEnd(['--key', key]);
  await forked.query(`
    insert into auth.users (id, email) values (gen_random_uuid(), 'ana@example.org');
    insert into public.tournaments (id, organiser, record) values ('coupe',
      (select id from auth.users limit 1), '{"id":"coupe","name":"Coupe","date":"2026-12-01","level":"Club"}');`);
  await score(1);
  installation = await install();
  installation.build('mfe-tournaments', '00000000000b', [
    { id: 'tournaments-home', path: '/', prerender: true },
  ]);
  expect(installation.compose()).toMatchObject({ status: 0 });
});
afterAll(async () => {
  await forked?.stop();
  installation?.remove();
});
beforeEach(async () => {
  gateway = await openGateway();
});
afterEach(() => gateway.close());

const score = (home: number) =>
  forked.query(`
    insert into public.live_matches (tournament, fixture, log, counted, score) values ('coupe', 'r1-m1', 'coupe', ${home},
      '{"sets":[{"home":${home},"away":0}],"status":"inprogress"}')
    on conflict on constraint live_matches_pkey do update set counted = excluded.counted, score = excluded.score;
    update private.feeds set scored_at = now() where tournament = 'coupe'`);

interface Asked {
  readonly address: string;
  readonly headers: Readonly<Record<string, unknown>>;
}
interface Gateway {
  readonly host: string;
  readonly asked: Asked[];
  close(): Promise<void>;
}

/** A proxy before the real back end that records its requests; it can fail while the back end runs. */
async function openGateway(): Promise<Gateway> {
  const asked: Asked[] = [];
  const server: Server = createServer(async (request, response) => {
    asked.push({ address: request.url ?? '', headers: request.headers });
    const tag = request.headers['if-none-match'];
    const answer = await fetch(`${forked.url}${request.url}`, {
      headers: tag ? { 'If-None-Match': tag } : {},
    });
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('content-type') ?? '',
      ETag: answer.headers.get('etag') ?? '',
      'Cache-Control': answer.headers.get('cache-control') ?? '',
      'Set-Cookie': 'visitor=1',
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Caddy beside an nginx that keeps the answers; nginx alone does both. */
const starts: Readonly<Record<string, (host: Host) => Promise<RunningHost>>> = {
  async Caddy(host) {
    const cache = await run(scoresServer(nginxProgram), installation.site);
    const running = await run(host, installation.site, {
      environment: {
        JORKYBALL_SCORES: join(deploy, 'caddy/scores.caddyfile'),
        JORKYBALL_SCORES_SERVER: `127.0.0.1:${cache.port}`,
      },
    });
    return {
      port: running.port,
      async stop() {
        await running.stop();
        await cache.stop();
      },
    };
  },
  nginx: (host) =>
    run(host, installation.site, {
      http: uncommented(''),
      // As behind Caddy, so that a test can come from any address.
      server: `${uncommented('  ')} set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;`,
    }),
};

/** A part of a template of deploy/nginx before the back end of this machine, filled in as an operator does. */
const filled = (text: string) =>
  text
    .replace('/var/cache/nginx/jorkyball', 'scores')
    .replace('server project.supabase.co:443', `server ${gateway.host}`)
    .replace('https://jorkyball_back_end', 'http://jorkyball_back_end')
    .replace('project.supabase.co', gateway.host)
    .replace('the public key', key)
    .replace('/srv/jorkyball/deploy', deploy)
    // As slow as a test can notice.
    .replace('rate=100r/s', 'rate=1r/s');

/** Lines of jorkyball.conf that are for a site with a back end, at that level. */
function uncommented(indent: string): string {
  const template = readFileSync(join(deploy, 'nginx/jorkyball.conf'), 'utf8');
  const lines = template.match(new RegExp(`^${indent}#(\\S|  ).*`, 'gm')) ?? [];
  return filled(lines.map((line) => line.replace('#', '')).join('\n'));
}

/** deploy/nginx/scores-server.conf. */
const scoresServer = (program: string): Host => ({
  name: 'The cache of scores',
  sendsCompressedCopies: false,
  start: (_site, port, place) =>
    startNginx(
      program,
      place,
      filled(
        readFileSync(join(deploy, 'nginx/scores-server.conf'), 'utf8').replace(
          '127.0.0.1:8081',
          `127.0.0.1:${port}`,
        ),
      ),
    ),
});

const keeping = hosts().filter(({ name }) => Object.hasOwn(starts, name));

describe.each(keeping.map((host) => [host.name, host] as const))('%s', (name, host) => {
  let running: RunningHost;
  beforeEach(async () => {
    running = (await starts[name]?.(host)) as RunningHost;
  });
  afterEach(() => running?.stop());

  const scores = (address = '/scores/coupe', headers: Record<string, string> = {}) =>
    ask(running.port, address, { headers });
  const homeOf = (answer: { readonly body: Buffer }) =>
    JSON.parse(answer.body.toString()).matches['r1-m1'].sets[0].home;

  test('a hundred visitors within a second cost one back-end request, and see a new score with the next', async () => {
    await score(1);
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 100 }, () => scores()));
    const seconds = Math.ceil((performance.now() - started) / 1000);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
    expect(gateway.asked.length).toBeLessThanOrEqual(seconds);
    await score(2);
    while (homeOf(await scores()) !== 2) await wait(100);
  });

  test('the cache separates all tournaments from one, and one from another', async () => {
    expect(JSON.parse((await scores('/scores')).body.toString())).toHaveProperty('coupe');
    for (const id of ['inconnu', '0']) expect((await scores(`/scores/${id}`)).body.toString()).toBe('null');
    await scores();
    expect(gateway.asked.map(({ address }) => address)).toEqual([
      `/rest/v1/rpc/live_now?apikey=${key}`,
      `/rest/v1/rpc/live?tournament=inconnu&apikey=${key}`,
      `/rest/v1/rpc/live?tournament=0&apikey=${key}`,
      `/rest/v1/rpc/live?tournament=coupe&apikey=${key}`,
    ]);
  });

  test('a visitor with the current answer gets 304, and the back end is asked for its version alone', async () => {
    const { headers } = await scores();
    const again = await scores('/scores/coupe', { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    await wait(2_100);
    expect((await scores()).status).toBe(200);
    expect(gateway.asked.at(-1)?.headers['if-none-match']).toBe(headers.etag);
  });

  test('the back end receives nothing about a visitor, and a visitor only the answer', async () => {
    const { headers } = await scores('/scores/coupe?apikey=other', {
      Cookie: 'a=1',
      Authorization: 'Bearer mine',
      'X-Forwarded-For': '198.51.100.1',
    });
    const [asked] = gateway.asked;
    for (const name of ['cookie', 'authorization', 'x-forwarded-for']) {
      expect(asked?.headers).not.toHaveProperty(name);
    }
    expect(asked?.address).toBe(`/rest/v1/rpc/live?tournament=coupe&apikey=${key}`);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('an address with random parts is answered from the cache', async () => {
    for (let place = 0; place < 20; place += 1)
      expect((await scores(`/scores/coupe?${place}=${Math.random()}`)).status).toBe(200);
    expect(new Set(gateway.asked.map(({ address }) => address)).size).toBe(1);
    expect(gateway.asked.length).toBeLessThan(20);
  });

  test('made-up tournaments of one network reach the back end so often, and no more', async () => {
    const started = performance.now();
    const statuses: (number | undefined)[] = [];
    for (let place = 0; place < 300; place += 1)
      statuses.push((await scores(`/scores/invente-${place}`)).status);
    const seconds = Math.ceil((performance.now() - started) / 1000);
    expect(statuses).toContain(429);
    expect(gateway.asked.length).toBe(statuses.filter((status) => status === 200).length);
    expect(gateway.asked.length).toBeLessThanOrEqual(201 + seconds);
  });

  test('the last answer is served while the back end is down', async () => {
    await score(5);
    await scores();
    await gateway.close();
    await wait(2_100);
    const answer = await scores();
    expect([answer.status, homeOf(answer)]).toEqual([200, 5]);
    // Without a request there is no answer.
    expect((await scores('/scores/autre')).status).toBe(502);
  });

  test.each(['/scores/', '/scores/a/b', '/scores/a.b', `/scores/${'a'.repeat(65)}`])(
    '%s is not served as scores',
    async (address) => {
      expect((await scores(address)).status).toBe(404);
      expect(gateway.asked).toEqual([]);
    },
  );

  // Caddy limits no rate by modules of its own.
  if (name === 'nginx')
    test.each([
      ['jorkyball.conf', async () => running],
      ['scores-server.conf', () => run(scoresServer(nginxProgram), installation.site)],
    ])('%s takes the addresses of half an IPv6 address for one network', async (_, start) => {
      const { port, stop } = await start();
      const statusFrom = async (address: string, place: number) =>
        (await ask(port, `/scores/invente-${place}`, { headers: { 'X-Forwarded-For': address } })).status;
      const random = () => Math.ceil(Math.random() * 65_535).toString(16);
      const statuses: (number | undefined)[] = [];
      for (let place = 0; place < 300; place += 1)
        statuses.push(await statusFrom(`2001:db8::${random()}:${random()}:${random()}:${random()}`, place));
      expect(statuses).toContain(429);
      // Each is written shorter in its own way; the last ones are other networks.
      expect(await Promise.all(['2001:db8::1', '2001:db8:0:0:1::'].map(statusFrom))).toEqual([429, 429]);
      const others = ['2001:db8:0:1::1', '2001:db8:1::1', '198.51.100.7'];
      expect(await Promise.all(others.map(statusFrom))).toEqual([200, 200, 200]);
      if (port !== running.port) await stop();
    });
});

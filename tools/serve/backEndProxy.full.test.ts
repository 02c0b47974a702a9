/** @jest-environment node */

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type ForkedBackEnd, forkBackEnd } from '../../supabase/tests/support/forkBackEnd';
import { findProgram } from '../jest/findProgram';
import { type Host, type RunningHost, run, startNginx } from './hostsUnderTest';

const deploy = resolve(__dirname, '../../deploy');
const key = 'sb_publishable_proxy';
const nginxProgram = findProgram('nginx', 'deploy/nginx/back-end.conf was');
const caddyProgram = findProgram('caddy', 'deploy/caddy/back-end.caddyfile was');

let backEnd: ForkedBackEnd;
let gateway: RunningHost;
const noPlace = mkdtempSync(join(tmpdir(), 'jorkyball-proxy-'));

/** Supabase's gateway: as Kong does by itself, it names the server that asks, and adds it to the list of addresses. */
const asKong = (program: string): Host => ({
  name: 'The gateway',
  sendsCompressedCopies: false,
  start: (_site, port, place) =>
    startNginx(
      program,
      place,
      `server {
        listen 127.0.0.1:${port};
        client_max_body_size 0;
        location / {
          proxy_set_header X-Real-IP $remote_addr;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_pass ${backEnd.url};
        }
      }`,
    ),
});

/** The templates, filled in as an operator does, without a certificate. */
const proxies: readonly (readonly [string, Host | undefined])[] = [
  [
    'nginx',
    nginxProgram === undefined
      ? undefined
      : {
          name: 'nginx',
          sendsCompressedCopies: false,
          start: (_site, port, place) =>
            startNginx(
              nginxProgram,
              place,
              readFileSync(join(deploy, 'nginx/back-end.conf'), 'utf8')
                .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
                .replace('listen [::]:443 ssl http2;', '')
                .replace(/^ *ssl_certificate.*$/gm, '')
                .replaceAll('127.0.0.1:8000', `127.0.0.1:${gateway.port}`)
                // As an operator does behind Cloudflare, so that a test can come from any address.
                .replace(
                  'server_tokens',
                  'set_real_ip_from 127.0.0.0/8; real_ip_header X-Seen;\nserver_tokens',
                )
                // As slow as a test can notice.
                .replace('rate=100r/s', 'rate=1r/s'),
            ),
        },
  ],
  [
    'Caddy',
    caddyProgram === undefined
      ? undefined
      : {
          name: 'Caddy',
          sendsCompressedCopies: false,
          start(_site, port, place) {
            const configuration = join(place, 'Caddyfile');
            writeFileSync(
              configuration,
              `{\n\tadmin off\n\tauto_https off\n}\nimport "${deploy}/caddy/back-end.caddyfile"\n`,
            );
            return spawn(caddyProgram, ['run', '--config', configuration, '--adapter', 'caddyfile'], {
              stdio: 'ignore',
              env: {
                HOME: place,
                JORKYBALL_BACK_END_ADDRESS: `http://127.0.0.1:${port}`,
                JORKYBALL_BACK_END_GATEWAY: `127.0.0.1:${gateway.port}`,
              },
            });
          },
        },
  ],
];

beforeAll(async () => {
  backEnd = await forkBackEnd(['--key', key]);
  if (nginxProgram) gateway = await run(asKong(nginxProgram), noPlace);
});
afterAll(async () => {
  await gateway?.stop();
  await backEnd?.stop();
  rmSync(noPlace, { recursive: true });
});

interface Asked {
  /** The visitor's address, one of this machine's many. */
  readonly from: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

function post(port: number, path: string, { from, headers = {}, body = '{}' }: Asked) {
  return new Promise<{ status: number; origins: unknown; text: string }>((answered, failed) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, path, method: 'POST', localAddress: from, agent: false },
        headers: { apikey: key, 'Content-Type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () =>
          answered({
            status: response.statusCode ?? 0,
            origins: response.headers['access-control-allow-origin'],
            text,
          }),
        );
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

const forged = '203.0.113.7';
const forgeries: readonly Readonly<Record<string, string>>[] = [
  { 'CF-Connecting-IP': forged },
  { 'X-Real-IP': forged },
  { 'X-Forwarded-For': forged },
  { CF_Connecting_IP: forged },
  { 'CF-Connecting-IP': forged, 'X-Real-IP': forged, 'X-Forwarded-For': forged },
];

const tried = proxies.flatMap(([name, host]) => (host && nginxProgram ? [[name, host] as const] : []));

describe.each(tried)('a back end behind %s', (name, host) => {
  let proxy: RunningHost;
  beforeAll(async () => {
    proxy = await run(host, noPlace);
  });
  afterAll(() => proxy?.stop());

  test('sees the address of each visitor, whatever the visitor claims', async () => {
    const seen = async (asked: Asked) => (await post(proxy.port, '/rest/v1/rpc/own_address', asked)).text;
    expect(await seen({ from: '127.0.0.2' })).toContain('127.0.0.2');
    expect(await seen({ from: '127.0.0.3' })).toContain('127.0.0.3');
    for (const headers of forgeries)
      expect(await seen({ from: '127.0.0.2', headers })).toContain('127.0.0.2');
  });

  test('limits the bookings of one visitor, and those of no other one', async () => {
    await backEnd.query(
      'delete from private.reservations; delete from private.network_uses; update private.centres set booked_an_hour = 2',
    );
    const day = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString().slice(0, 10);
    const book = async (from: string, headers = {}) => {
      const body = JSON.stringify({
        ...{ id: randomUUID(), secret: randomUUID(), centre: 'prouvy', day, hour: 18, players: 4 },
        ...{ name: 'Ana Diaz', email: `${randomUUID()}@example.org`, plan: 'Découverte', service: '' },
      });
      return JSON.parse((await post(proxy.port, '/rest/v1/rpc/book', { from, headers, body })).text).kind;
    };
    expect([await book('127.0.0.2'), await book('127.0.0.2')]).toEqual(['booked', 'booked']);
    for (const headers of [{}, ...forgeries]) expect(await book('127.0.0.2', headers)).toBe('refused');
    expect(await book('127.0.0.3')).toBe('booked');
  });

  test.each([
    ['/rest/v1/rpc/present_time', 3],
    ['/auth/v1/signup', 1 / 16],
  ])('%s takes no body larger than %d MiB, which a page of the site may read', async (path, mebibytes) => {
    const body = JSON.stringify({ filled: 'x'.repeat(mebibytes * 1024 * 1024) });
    const { status, origins, text } = await post(proxy.port, path, { from: '127.0.0.2', body });
    expect([status, origins, JSON.parse(text).code]).toEqual([413, '*', '413']);
  });

  // Caddy limits no rate by modules of its own.
  if (name === 'nginx')
    test('one network reads records so often, and no more, which a page of the site may read', async () => {
      const read = (seen: string) =>
        post(proxy.port, '/rest/v1/rpc/tournament_with_results', {
          ...{ from: '127.0.0.4', headers: { 'X-Seen': seen }, body: '{"tournament":"coupe"}' },
        });
      const answers = [];
      // A few at a time: nginx closes connections beyond those that its process may hold.
      while (answers.length < 400)
        answers.push(
          ...(await Promise.all(
            Array.from({ length: 40 }, (_, place) => read(`2001:db8::${place + 1}:${answers.length}:a:b`)),
          )),
        );
      const refused = answers.filter(({ status }) => status === 429);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200);
      expect(refused.length).toBeGreaterThan(0);
      expect(new Set(refused.map(({ origins, text }) => `${origins} ${JSON.parse(text).code}`))).toEqual(
        new Set(['* 429']),
      );
      for (const other of ['2001:db8:0:1::1', '198.51.100.7']) expect((await read(other)).status).toBe(200);
    });

  test('serves nothing else of the gateway', async () => {
    expect((await post(proxy.port, '/pg/tables', { from: '127.0.0.2' })).status).toBe(404);
  });
});

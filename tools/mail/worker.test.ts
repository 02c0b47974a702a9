/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { aWish, saturdayNoon } from '../../supabase/tests/scenarios/wish';
import { type BackEnd, startBackEnd } from '../../supabase/tests/support/backEnd';
import { runModule } from '../jest/runModule';

const program = join(__dirname, '../mail.mjs');

let backEnd: BackEnd;
let smtp: SMTPServer;
const mails: Buffer[] = [];
const sockets = new Map<number, Socket>();
/** The server's answer to a mail that it has read. */
let answer: (done: () => void, socket?: Socket) => void;

beforeAll(async () => {
  backEnd = await startBackEnd();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { remotePort }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(Buffer.concat(parts));
        answer(done, sockets.get(remotePort));
      });
    },
  });
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket) => sockets.set(socket.remotePort ?? 0, socket));
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
}, 120_000);

afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await backEnd.stop();
});

beforeEach(async () => {
  mails.length = 0;
  answer = (done) => done();
  await backEnd.query(
    'delete from private.reservations; delete from private.network_uses; update private.centres set sends_mail = true',
  );
  await backEnd.setClock(saturdayNoon);
});

const smtpPort = () => (smtp.server.address() as AddressInfo).port;

/** Node with these parameters and the settings of the worker; `ended` resolves to what it printed. */
function start(parameters: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, parameters, {
    env: {
      PATH: process.env.PATH,
      SITE_ORIGIN: 'https://www.example.org',
      SUPABASE_URL: backEnd.url,
      SUPABASE_PUBLISHABLE_KEY: backEnd.publicKey,
      SUPABASE_SECRET_KEY: `sb_secret_${backEnd.publicKey}`,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort()}`,
      MAIL_FROM: 'noreply@example.org',
      ...environment,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      printed += text;
    });
  const ended = once(child, 'exit').then(([code]) => ({ code, printed }));
  return { child, ended, printed: () => printed };
}

/** `npm run mail` with these words. */
const runMail = (words: readonly string[], environment?: Readonly<Record<string, string>>) =>
  start([program, ...words], environment).ended;

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('sends the mail of a booking once, with a link that opens it', async () => {
  const wish = aWish();
  await runMail(['--once']);
  await backEnd.guest().call('book', wish);
  expect((await runMail(['--once'])).printed).toContain('1 sent, 0 to be tried again.');
  expect((await runMail(['--once'])).printed).toContain('0 sent, 0 to be tried again.');
  expect(mails).toHaveLength(1);
  const { text, to } = await simpleParser(mails[0] ?? '');
  expect(JSON.stringify(to)).toContain(wish.email);
  const [, id, secret] = /https:\/\/www\.example\.org\/reservation\/([^#]+)#cle=(\w+)/.exec(text ?? '') ?? [];
  expect(await backEnd.guest().call('open_reservation', { id, secret })).toMatchObject({ kind: 'open' });
});

test('a mailbox without the one click finds the button of the page, and its request stops no reminder', () => {
  const { printed } = runModule(
    'mail/answerMailRequest.mjs',
    `let stopped = 0;
    const settings = { site: 'https://www.example.org', stopReminders: async () => { stopped += 1; return true; } };
    const address = 'https://abc.supabase.co/functions/v1/mails/stop-reminders?of=r1/&token=t';
    const { status, headers } = await tool.answerMailRequest(new Request(address), settings);
    console.log(status, headers.get('location'), stopped);`,
  );
  expect(printed).toBe('303 https://www.example.org/reservation/r1%2F#rappels=t 0');
});

test('a server that is not there delays the mail, and the manager reads why', async () => {
  await backEnd.guest().call('book', aWish());
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  const { printed } = await runMail(['--once'], { SMTP_URL: `smtp://127.0.0.1:${port}` });
  expect(printed).toContain('0 sent, 1 to be tried again.');
  const [row] = await backEnd.query(
    'select last_error, attempts from private.outgoing_mail where sent_at is null',
  );
  expect(row).toEqual({
    last_error: 'Le serveur d’e-mails 127.0.0.1 est injoignable, ou a coupé la connexion.',
    attempts: 1,
  });
  await backEnd.setClock('2026-11-21T12:01:00+01:00');
  expect((await runMail(['--once'])).printed).toContain('1 sent');
});

test('another worker follows one that died between the mail and its report', async () => {
  await backEnd.guest().call('book', aWish());
  // A worker claims the mail, and is heard of no more.
  await backEnd.query('select public.claim_mails(10)');
  expect((await runMail(['--once'])).printed).toContain('0 sent');
  await backEnd.setClock('2026-11-21T12:10:00+01:00');
  expect((await runMail(['--once'])).printed).toContain('1 sent');
  expect(mails).toHaveLength(1);
});

test('a server that takes a mail and dies gets it again under the same Message-ID', async () => {
  await backEnd.guest().call('book', aWish());
  answer = (_done, socket) => socket?.destroy();
  expect((await runMail(['--once'])).printed).toContain('0 sent, 1 to be tried again.');
  answer = (done) => done();
  await backEnd.setClock('2026-11-21T12:01:00+01:00');
  expect((await runMail(['--once'])).printed).toContain('1 sent, 0 to be tried again.');
  const [first, second, ...more] = await Promise.all(mails.map((mail) => simpleParser(mail)));
  expect(first?.messageId).toMatch(/^<.+@www\.example\.org>$/);
  expect([second?.messageId, more]).toEqual([first?.messageId, []]);
});

/** The deliveries and answers of a worker whose mails are those of `queue`. */
function work(queue: string, code: string) {
  const mail = `{ id: 'm1', kind: 'suspended', to: 'ana@example.org', attempts: 1, payload: {} }`;
  const { printed, complaints } = runModule(
    'mail/createWorker.mjs',
    `let delivered = 0, asked = 0;
    const mail = ${mail}, stop = new AbortController();
    const deliver = async () => { if (++delivered === 3) stop.abort(); };
    const settings = { site: 'https://www.example.org' };
    const worker = tool.createWorker({ queue: ${queue}, deliver, settings, pauseMs: 1 });
    ${code}
    console.log(JSON.stringify({ delivered, asked, ...done }));`,
  );
  expect(complaints).toBe('');
  return JSON.parse(printed);
}

test('a mail whose report is lost three times is reported at its second claim, and not sent again', () => {
  const queue = `{ claim: async () => [mail], sent: async () => { if (++asked <= 3) throw new Error('lost'); } }`;
  const done = work(queue, 'await worker.sendDue(); const done = await worker.sendDue();');
  expect(done).toEqual({ delivered: 1, asked: 4, sent: 1, failed: 0 });
});

test('a worker that is stopped sends what it has claimed, and claims no more', () => {
  const queue = `{ claim: async (most) => { asked += 1; return Array.from({ length: asked > 3 ? 0 : most }, (_, n) => ({ ...mail, id: asked + '-' + n })); }, sent: async () => {} }`;
  const done = work(queue, 'const done = await worker.sendDue(stop.signal);');
  expect(done).toEqual({ delivered: 10, asked: 1, sent: 10, failed: 0 });
});

test('as a service it waits for a back end that is down, and ends after the mail in its hands', async () => {
  let isDown = true;
  const proxy = createHttpServer(async (request, response) => {
    if (isDown) return response.writeHead(503).end();
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const known = await fetch(`${backEnd.url}${request.url}`, {
      method: request.method,
      headers: { apikey: String(request.headers.apikey), 'Content-Type': 'application/json' },
      body: Buffer.concat(parts),
    });
    response.writeHead(known.status).end(await known.text());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  let take: (() => void) | undefined;
  answer = (done) => {
    take = done;
  };
  const { child, ended, printed } = start([program], { SUPABASE_URL: `http://127.0.0.1:${port}` });
  await until(() => printed().includes('claim_mails answered 503'));
  await backEnd.guest().call('book', aWish());
  isDown = false;
  await until(() => take !== undefined);
  child.kill('SIGTERM');
  await until(() => printed().includes('Stopping after'));
  expect(child.exitCode).toBeNull();
  take?.();
  expect(await ended).toMatchObject({ code: 0 });
  expect(await backEnd.query('select from private.outgoing_mail where sent_at is null')).toEqual([]);
  expect(mails).toHaveLength(1);
  proxy.close();
});

test('as an Edge Function it sends what is due to the caller with the secret alone', async () => {
  await backEnd.guest().call('book', aWish());
  const code = `
    const environment = { ...process.env, MAIL_WORKER_SECRET: 'the secret' };
    let handle;
    globalThis.Deno = { env: { get: (name) => environment[name] }, serve: (given) => { handle = given; } };
    await import(${JSON.stringify(join(__dirname, '../../supabase/functions/mails/index.mjs'))});
    for (const secret of ['', 'another', 'the secret']) {
      const headers = { 'x-worker-secret': secret };
      const answer = await handle(new Request('https://abc.supabase.co/functions/v1/mails/send', { method: 'POST', headers }));
      console.log(answer.status, await answer.text());
    }`;
  const { printed } = await start(['--input-type=module', '--eval', code]).ended;
  expect(printed.split('\n').filter((line) => /^\d{3} /.test(line))).toEqual([
    '403 Forbidden',
    '403 Forbidden',
    '200 {"sent":1,"failed":0}',
  ]);
  expect(mails).toHaveLength(1);
});

test('tries the settings by one mail', async () => {
  const { code, printed } = await runMail(['--to', 'ana@example.org']);
  expect([code, mails.length]).toEqual([0, 1]);
  expect(printed).toContain('update private.centres set sends_mail = true');
});

test.each([
  [{ SMTP_URL: '' }, 'Mails need SMTP_URL (docs/how-to/mails.md).'],
  [{ SUPABASE_SECRET_KEY: 'sb_publishable_x' }, 'SUPABASE_SECRET_KEY is the secret key of the back end'],
  [{ SMTP_URL: 'smtp.example.org' }, 'SMTP_URL is an address such as'],
  [{ MAIL_FROM: 'Le centre' }, 'Mails cannot come from “Le centre”'],
  [{ MAIL_UNSUBSCRIBE_URL: 'http://example.org' }, 'MAIL_UNSUBSCRIBE_URL is an https address'],
])('refuses settings that no mail can leave with: %j', async (environment, sentence) => {
  const { code, printed } = await runMail(['--once'], environment as Readonly<Record<string, string>>);
  expect(code).toBe(1);
  expect(printed).toContain(sentence);
});

/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
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

beforeAll(async () => {
  backEnd = await startBackEnd();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(Buffer.concat(parts));
        done();
      });
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
}, 120_000);

afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await backEnd.stop();
});

beforeEach(async () => {
  mails.length = 0;
  await backEnd.query(
    'delete from private.reservations; delete from private.network_uses; update private.centres set sends_mail = true',
  );
  await backEnd.setClock(saturdayNoon);
});

const smtpPort = () => (smtp.server.address() as AddressInfo).port;

/** `npm run mail` with these words; resolves to what it printed. */
async function runMail(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
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
  const [code] = await once(child, 'exit');
  return { code, printed };
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

/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { aWish } from '../../supabase/tests/scenarios/wish';
import { type BackEnd, startBackEnd } from '../../supabase/tests/support/backEnd';

const site = 'http://localhost:4400';
const mails = mkdtempSync(join(tmpdir(), 'trial-mails-'));
let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd(undefined, ['--mails', mails, '--site', site]);
  await backEnd.setClock('2026-11-21T12:00:00+01:00');
  await backEnd.query('update private.centres set sends_mail = true');
}, 120_000);

afterAll(async () => {
  await backEnd.stop();
  rmSync(mails, { recursive: true });
});

/** The mail to that address with these words in its subject, once the worker has written it. */
async function mailTo(email: string, subject: RegExp): Promise<ParsedMail> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    for (const file of readdirSync(mails).sort().reverse()) {
      const bytes = readFileSync(join(mails, file));
      if (!bytes.includes(email)) continue;
      const mail = await simpleParser(bytes);
      if (subject.test(mail.subject ?? '')) return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`There is no mail ${subject} to ${email}.`);
}

const page = async (path: string) => (await fetch(`${backEnd.url}${path}`)).text();

test('a trial shows each mail as a page, and its files', async () => {
  const member = await backEnd.member();
  const { email } = member;
  await member.call('book', aWish({ email, name: 'Zoé <script>' }));
  const mail = await mailTo(email, /Votre réservation du/);
  expect(mail.text).toContain(`${site}/reservation/`);
  const list = await page('/mails');
  expect(list).toContain(email);
  const [, path = ''] = /href="(\/mails\/[\d-]+\.eml)"/.exec(list) ?? [];
  const shown = await page(path);
  expect(shown).toContain('Zoé &#60;script&#62;');
  expect(shown).not.toContain('<script');
  expect(await page(`${path}/ics`)).toContain('METHOD:REQUEST');
  expect(await page(`${path}/eml`)).toContain('Message-ID:');
  for (const wrong of ['/mails/..%2Fkeys.json', '/mails/x.eml', '/mails/1-1.eml'])
    expect((await fetch(`${backEnd.url}${wrong}`)).status).toBe(404);
  // A proxy gives the server's own name as its host.
  for (const header of ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host'])
    expect((await fetch(`${backEnd.url}/mails`, { headers: { [header]: '203.0.113.7' } })).status).toBe(404);
});

test('one click of a mailbox stops the reminders, and a program that follows links does not', async () => {
  const member = await backEnd.member();
  const wish = aWish({ day: '2026-11-25', email: member.email });
  await member.call('book', wish);
  await backEnd.setClock('2026-11-24T18:00:00+01:00');
  const { headerLines } = await mailTo(member.email, /Rappel/);
  const header = headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? '';
  const [address = ''] = /http[^>]+/.exec(header) ?? [];
  const followed = await fetch(address, { redirect: 'manual' });
  expect(followed.headers.get('location')).toMatch(/#rappels=/);
  expect(await backEnd.query('select from private.without_reminders')).toEqual([]);
  const click = () =>
    fetch(address, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      redirect: 'error',
    });
  expect((await click()).status).toBe(200);
  expect(await backEnd.query('select from private.without_reminders')).toHaveLength(1);
  const unknown = await fetch(address.replace(/token=.*/, 'token=x'), { method: 'POST' });
  expect(unknown.status).toBe(404);
});

test('a caller with the secret has the mails of the trial sent', async () => {
  const send = async (headers: Record<string, string>) => {
    const answer = await fetch(`${backEnd.url}/functions/v1/mails/send`, { method: 'POST', headers });
    return [answer.status, await answer.text()];
  };
  expect(await send({})).toEqual([403, 'Forbidden']);
  expect(await send({ 'x-worker-secret': `sb_secret_${backEnd.publicKey}` })).toEqual([
    200,
    expect.stringMatching(/^\{"sent":\d+,"failed":0\}$/),
  ]);
});

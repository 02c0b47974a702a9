/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ForkedBackEnd, forkBackEnd } from '../../supabase/tests/support/forkBackEnd';

const key = 'sb_publishable_mails';
const page = 'http://localhost:4400/connexion/mot-de-passe';
const mails = mkdtempSync(join(tmpdir(), 'hosted-mails-'));
let backEnd: ForkedBackEnd;

type Asked = {
  readonly method?: string;
  readonly body?: object;
  readonly token?: string;
  readonly from?: string;
};
type Answer = Readonly<Record<string, unknown>>;

async function ask(path: string, { method = 'POST', body, token, from }: Asked = {}) {
  const response = await fetch(`${backEnd.url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: key,
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, answer: (text === '' ? {} : JSON.parse(text)) as Answer };
}

/** The links that the mails to this address hold, oldest first. */
function linksTo(email: string) {
  return readdirSync(mails)
    .sort()
    .map((file) => readFileSync(join(mails, file), 'utf8'))
    .filter((mail) => mail.includes(`\nTo: ${email}\r`))
    .map((mail) => /^http.*$/m.exec(mail)?.[0].trim() ?? '');
}

/** Opens a link as a browser does; answers the hash of the address to which it leads. */
async function open(link = '') {
  const response = await fetch(link, { redirect: 'manual' });
  const [address, hash] = (response.headers.get('location') ?? '').split('#');
  return { address, hash: new URLSearchParams(hash) };
}

const logIn = (email: string, password: string) =>
  ask('token?grant_type=password', { body: { email, password } });

async function aMember(email: string, password = 'un-mot-de-passe') {
  await ask('signup', { body: { email, password } });
  await open(linksTo(email).at(-1));
  const { answer } = await logIn(email, password);
  return String(answer.access_token);
}

beforeAll(async () => {
  backEnd = await forkBackEnd(['--key', key, '--mails', mails, '--confirmations']);
}, 120_000);

afterAll(async () => {
  await backEnd.stop();
  rmSync(mails, { recursive: true });
});

test('a registration is confirmed by its mail, which can be sent again after a minute', async () => {
  const email = 'ana@example.org';
  const password = 'un-mot-de-passe';
  await ask('signup', { body: { email, password } });
  expect((await logIn(email, password)).answer.error_code ?? '').toBe('email_not_confirmed');
  const again = () => ask('resend', { body: { type: 'signup', email } });
  const early = await again();
  expect(early.status).toBe(429);
  expect(early.answer.msg).toMatch(/^For security purposes, you can only request this after \d\d seconds\.$/);
  await backEnd.query(`update auth.users set confirmation_sent_at = now() - interval '2 minutes'`);
  expect((await again()).status).toBe(200);
  expect(linksTo(email)).toHaveLength(2);
  // The second mail has replaced the first.
  expect((await open(linksTo(email)[0])).hash.get('error_code')).toBe('otp_expired');
  expect((await open(linksTo(email)[1])).hash.get('access_token')).toMatch(/./);
  expect((await logIn(email, password)).status).toBe(200);
  expect((await ask('resend', { body: { type: 'signup', email: 'nobody@example.org' } })).status).toBe(200);
});

test('a known address is answered as a new one is, but for its list of identities', async () => {
  await aMember('known@example.org');
  const body = { password: 'un-autre-mot-de-passe' };
  const known = await ask('signup', { body: { ...body, email: 'known@example.org' } });
  const fresh = await ask('signup', { body: { ...body, email: 'fresh@example.org' } });
  expect(known.status).toBe(fresh.status);
  expect(known.answer).toMatchObject({ email: 'known@example.org', identities: [] });
  expect(known.answer).not.toHaveProperty('access_token');
});

test('a recovery link leads to the page that asked for it, once, and a new password ends other sessions', async () => {
  const email = 'oscar@example.org';
  const other = await aMember(email);
  const recover = () => ask(`recover?redirect_to=${encodeURIComponent(page)}`, { body: { email } });
  expect(await recover()).toEqual({ status: 200, answer: {} });
  expect((await recover()).answer).toMatchObject({ error_code: 'over_email_send_rate_limit' });
  const link = linksTo(email).at(-1);
  const { address, hash } = await open(link);
  expect(address).toBe(page);
  expect(hash.get('type')).toBe('recovery');
  expect((await open(link)).hash.get('error_code')).toBe('otp_expired');
  const token = hash.get('access_token') ?? '';
  const same = await ask('user', { method: 'PUT', token, body: { password: 'un-mot-de-passe' } });
  expect(same.answer).toMatchObject({ error_code: 'same_password' });
  await ask('user', { method: 'PUT', token, body: { password: 'le-nouveau' } });
  expect((await logIn(email, 'le-nouveau')).status).toBe(200);
  expect((await ask('user', { method: 'GET', token: other })).status).toBe(403);
  expect((await ask('user', { method: 'GET', token })).status).toBe(200);
});

test('a new password needs the present one, except after a recovery link', async () => {
  const email = 'gina@example.org';
  const token = await aMember(email);
  const change = (body: object) => ask('user', { method: 'PUT', token, body });
  const next = { password: 'le-nouveau-mot-de-passe' };
  expect((await change(next)).answer).toMatchObject({ code: 400, error_code: 'current_password_required' });
  expect((await change({ ...next, current_password: 'un-autre' })).answer).toMatchObject({
    error_code: 'current_password_invalid',
  });
  expect((await change({ ...next, current_password: 'un-mot-de-passe' })).status).toBe(200);
  expect((await logIn(email, next.password)).status).toBe(200);
  // The page exchanges a link's token by itself too.
  await ask('recover', { body: { email } });
  const token_hash = new URL(linksTo(email).at(-1) ?? '').searchParams.get('token');
  const { answer } = await ask('verify', { body: { type: 'recovery', token_hash } });
  const recovered = String(answer.access_token);
  const chosen = { password: 'encore-un-autre' };
  expect((await ask('user', { method: 'PUT', token: recovered, body: chosen })).status).toBe(200);
});

test.each(['?token=abc&type=signop', '?type=signup', '?token=abc', ''])(
  'a mangled link leads to the site and says so: %s',
  async (query) => {
    const { address, hash } = await open(`${backEnd.url}/auth/v1/verify${query}`);
    expect(address).toBe('http://localhost');
    expect(hash.get('error')).toBe('access_denied');
    expect(hash.get('error_code')).toMatch(/./);
  },
);

test('one network asks for thirty mails an hour, known address or not, and others go on', async () => {
  const token = await aMember('rita@example.org');
  const from = '198.18.0.7';
  const limit = [429, 'over_email_send_rate_limit', 'email rate limit exceeded'];
  const recover = (address = from) =>
    ask('recover', { from: address, body: { email: `${randomUUID()}@example.org` } });
  for (let count = 0; count < 30; count += 1) expect((await recover()).status).toBe(200);
  const password = 'un-mot-de-passe';
  for (const [path, asked] of [
    ['recover', { body: { email: 'rita@example.org' } }],
    ['resend', { body: { type: 'signup', email: 'rita@example.org' } }],
    ['signup', { body: { email: 'other@example.org', password } }],
    ['user', { method: 'PUT', token, body: { email: 'other@example.org' } }],
  ] as const) {
    const { status, answer } = await ask(path, { ...asked, from });
    expect([path, status, answer.error_code, answer.msg]).toEqual([path, ...limit]);
  }
  expect(linksTo('rita@example.org')).toHaveLength(1);
  expect(linksTo('other@example.org')).toEqual([]);
  expect(
    (await ask('token?grant_type=password', { from, body: { email: 'rita@example.org', password } })).status,
  ).toBe(200);
  expect((await recover('198.18.0.8')).status).toBe(200);
  for (const path of ['auth/v1/%72ecover', '%61uth/v1/recover']) {
    const headers = { apikey: key, 'Content-Type': 'application/json', 'x-forwarded-for': from };
    const body = JSON.stringify({ email: 'rita@example.org' });
    expect((await fetch(`${backEnd.url}/${path}`, { method: 'POST', headers, body })).status).toBe(404);
  }
});

test('a request about an account has at most 64 kilobytes', async () => {
  const body = { email: 'long@example.org', password: 'un-mot-de-passe', data: { name: 'x'.repeat(65_536) } };
  expect((await ask('signup', { body })).status).toBe(413);
  expect(await backEnd.query(`select from auth.users where email = 'long@example.org'`)).toEqual([]);
});

test('a link names the address of the back end, and no other name of it is answered', async () => {
  const email = 'hugo@example.org';
  await aMember(email);
  const known = linksTo(email).length;
  const asEvil = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { apikey: key, 'Content-Type': 'application/json', Host: 'evil.example' };
      request(`${backEnd.url}/auth/v1/${path}`, { method: 'POST', headers }, ({ statusCode }) =>
        resolve(statusCode),
      )
        .on('error', reject)
        .end(JSON.stringify({ email, password: 'un-mot-de-passe' }));
    });
  for (const path of ['recover', 'signup', 'token?grant_type=password']) expect(await asEvil(path)).toBe(404);
  expect(linksTo(email)).toHaveLength(known);
  const sameMachine = backEnd.url.replace('127.0.0.1', 'localhost');
  await fetch(`${sameMachine}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(new URL(linksTo(email).at(-1) ?? '').origin).toBe(backEnd.url);
});

test.each(['{"email":', 'null', '[]'])('a body that is no object is refused: %s', async (body) => {
  for (const [method, path] of [
    ['POST', 'signup'],
    ['POST', 'recover'],
    ['POST', 'verify'],
    ['PUT', 'user'],
  ]) {
    const headers = { apikey: key, 'Content-Type': 'application/json' };
    expect((await fetch(`${backEnd.url}/auth/v1/${path}`, { method, headers, body })).status).toBe(400);
  }
});

test.each(['otp', 'magiclink'])('no mail logs a member in: /%s', async (path) => {
  const { status, answer } = await ask(path, { body: { email: 'ana@example.org' } });
  expect([status, answer.error_code]).toEqual([422, 'otp_disabled']);
});

test('a link leads to no other host', async () => {
  const email = 'lea@example.org';
  await aMember(email);
  await ask('recover?redirect_to=https%3A%2F%2Fevil.example%2F', { body: { email } });
  expect((await open(linksTo(email).at(-1))).address).toBe('http://localhost');
});

test.each([
  ['the present address first', 0],
  ['the new address first', 1],
])('another address is taken once both have confirmed it, %s', async (_name, first) => {
  const [before, after] = [`before-${first}@example.org`, `after-${first}@example.org`];
  const token = await aMember(before);
  const asked = await ask('user', { method: 'PUT', token, body: { email: after } });
  expect(asked.answer).toMatchObject({ email: before, new_email: after });
  const again = await ask('user', { method: 'PUT', token, body: { email: `other-${after}` } });
  expect(again.answer).toMatchObject({ code: 429, error_code: 'over_email_send_rate_limit' });
  const links = [linksTo(before).at(-1), linksTo(after).at(-1)];
  const half = await open(links[first]);
  expect(half.hash.get('message')).toMatch(/^Confirmation link accepted/);
  expect((await ask('user', { method: 'GET', token })).answer.email).toBe(before);
  const done = await open(links[1 - first]);
  expect(done.hash.get('type')).toBe('email_change');
  expect((await ask('user', { method: 'GET', token })).answer.email).toBe(after);
});

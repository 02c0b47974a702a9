/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BackEnd, type Member, startBackEnd } from './support/backEnd';
import { contractRows, whyNotInContract } from './support/contractRequests';

const root = join(__dirname, '../..');

let backEnd: BackEnd;
let organiser: Member;
let player: Member;
let staff: Member;
let manager: Member;

beforeAll(async () => {
  backEnd = await startBackEnd(undefined, ['--direct']);
  organiser = await backEnd.member('organizer');
  player = await backEnd.member();
  staff = await backEnd.member('staff');
  manager = await backEnd.member('manager');
});
afterAll(() => backEnd?.stop());

/** `npm run check:backend` at the embedded back end, with these accounts. */
async function check(extra: readonly string[] = []) {
  const password = 'un-mot-de-passe';
  const child = spawn(
    process.execPath,
    [
      join(root, 'tools/checkBackEnd.mjs'),
      ...['--url', backEnd.url, '--key', backEnd.publicKey],
      ...['--organiser', organiser.email, '--player', player.email, ...extra],
    ],
    {
      env: {
        PATH: process.env.PATH,
        CHECK_ORGANISER_PASSWORD: password,
        CHECK_PLAYER_PASSWORD: password,
        CHECK_STAFF_PASSWORD: password,
        CHECK_MANAGER_PASSWORD: password,
      },
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += text;
    });
  }
  const [status] = await once(child, 'exit');
  return { status, faults: printed.split('\n').filter((line) => line.startsWith('✗')), printed };
}

async function leftOver() {
  return backEnd.query(`
    select id from public.tournaments
    union all select id::text from private.reservations where cancelled_at is null
    union all select id::text from private.closures
    union all select id::text from private.suspensions
    union all select person::text from private.desk_feeds
    union all select id::text from private.series_requests where answered_at is null`);
}

test('the embedded back end answers every request of the site as the contract says', async () => {
  const { status, faults, printed } = await check(['--staff', staff.email, '--manager', manager.email]);
  expect(faults).toEqual([]);
  expect(printed).toContain('✓ as in docs/reference/role-matrix.md');
  expect(printed).not.toContain('not tried');
  expect(status).toBe(0);
  expect(await leftOver()).toEqual([]);
});

test('a back end without a right of the site fails the check, which cleans up all the same', async () => {
  await backEnd.query('revoke execute on function public.invite_scorers(text) from anon, authenticated');
  const { status, faults, printed } = await check();
  await backEnd.query('grant execute on function public.invite_scorers(text) to anon, authenticated');
  expect(status).toBe(1);
  expect(faults).toContainEqual(
    expect.stringMatching(/^✗ an organiser invites scorers: the status is 403, not 200/),
  );
  expect(printed).toContain('not tried: the staff reads the list of a day');
  expect(await leftOver()).toEqual([]);
});

/** Of pages of earlier releases, of the check itself, and columns that a list of tournaments selects. */
const withoutRequest = ['taken_courts', 'desk_book', 'own_address', 'fixtures', 'head'];

/** The function that a row calls, or the method and table that it asks. */
const askedOf = ({ request: { method, path } }: (typeof contractRows)[number]) =>
  path.replace(/^\/rest\/v1\/(rpc\/)?(\w+).*$/, (_, isFunction, name) =>
    isFunction ? name : `${method} ${name}`,
  );

test('every right of guests and members belongs to a request of the contract', async () => {
  const asked = new Set(contractRows.map(askedOf));
  const verbs = { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' };
  const rows = await backEnd.query(readFileSync(join(root, 'tools/hosted/roleMatrix.sql'), 'utf8'));
  const granted = rows
    .filter(({ object }) => String(object).startsWith('public.'))
    .flatMap(({ object, anon, authenticated }) => {
      const name = String(object).replace(/^public\.(\w+).*/, '$1');
      const rights = `${anon} ${authenticated}`;
      if (rights.includes('execute')) return [name];
      return Object.entries(verbs).flatMap(([verb, method]) =>
        rights.includes(verb) ? [`${method} ${name}`] : [],
      );
    });
  expect(granted.filter((right) => !asked.has(right) && !withoutRequest.includes(right))).toEqual([]);
});

/** Answers that change nothing. */
const failures = ['refused', 'unknown', 'wrong-password', 'organiser'];
/** « What it cannot try » in docs/how-to/check-the-back-end.md says why. */
const withoutSuccess = [
  'delete_account',
  'desk_wait',
  'join_waiting',
  'open_reservation',
  'save_centre',
  'send_mail_again',
  'set_reminders',
];

test('every function of the contract has a request that succeeds, or a reason why it cannot', () => {
  const isSuccess = ({ answer: { body } }: (typeof contractRows)[number]) =>
    body !== undefined && !failures.includes(Object(body).kind);
  const rows = contractRows.filter(({ request }) => request.path.startsWith('/rest/v1/rpc/'));
  const succeeding = new Set(rows.filter(isSuccess).map(askedOf));
  const others = new Set(rows.map(askedOf).filter((name) => !succeeding.has(name)));
  expect([...others].sort()).toEqual(['no_such_function', ...withoutSuccess].sort());
});

/** The browser tests compare every request of their pages with the contract in this way. */
test.each([
  [{ method: 'POST', url: '/rest/v1/rpc/unlisted', body: {} }, 'POST /rest/v1/rpc/unlisted'],
  [{ method: 'GET', url: '/rest/v1/tournaments?select=*' }, 'GET /rest/v1/tournaments select=*'],
  [
    { method: 'GET', url: '/rest/v1/tournaments?id=neq.a&select=id' },
    'GET /rest/v1/tournaments id=neq select=id',
  ],
  [{ method: 'POST', url: '/rest/v1/rpc/live_now', body: {} }, 'POST /rest/v1/rpc/live_now'],
  [
    { method: 'POST', url: '/rest/v1/rpc/courts_now', body: { centre: 'prouvy', more: 1 } },
    'POST /rest/v1/rpc/courts_now with the body centre, more',
  ],
])('a request that the contract lacks is noticed: %j', (sent, why) => {
  expect(whyNotInContract(sent)).toBe(why);
});

test.each([
  { method: 'GET', url: 'http://127.0.0.1:1/rest/v1/rpc/live?tournament=b&apikey=c' },
  { method: 'POST', url: '/rest/v1/rpc/tournament_with_results', body: { tournament: 'a', revision: 0 } },
  { method: 'GET', url: '/rest/v1/tournaments?id=eq.a&select=id' },
])('a request of the contract is known with other values: %j', (sent) => {
  expect(whyNotInContract(sent)).toBeUndefined();
});

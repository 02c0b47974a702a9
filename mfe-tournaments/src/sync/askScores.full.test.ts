/** @jest-environment node */
import { sharedBackEnd } from 'shared-kernel';
import { type ForkedBackEnd, forkBackEnd } from '../../../supabase/tests/support/forkBackEnd';
import { askScores } from './followScores';

jest.mock('shared-kernel', () => ({ sharedBackEnd: jest.fn() }));

const key = 'sb_publishable_live';
const never = new AbortController().signal;
let forked: ForkedBackEnd;

const score = (status = 'inprogress') => ({ sets: [{ home: 2, away: 1 }], status });

beforeAll(async () => {
  forked = await forkBackEnd(['--key', key]);
  const insert = (id: string, published: boolean) => `
    insert into public.tournaments (id, organiser, published, record) values ('${id}',
      (select id from auth.users limit 1), ${published}, '{"id":"${id}","name":"Coupe","date":"2026-12-01","level":"Club"}');
    insert into public.live_matches (tournament, fixture, log, counted, score) values
      ('${id}', 'r1-m1', '${id}', 4, '${JSON.stringify(score())}'),
      ('${id}', 'r1-m2', '${id}', 2, '{"sets":"many"}');
    update private.feeds set scored_at = now() where tournament = '${id}';`;
  await forked.query(`
    insert into auth.users (id, email) values (gen_random_uuid(), 'ana@example.org');
    ${insert('coupe', true)} ${insert('brouillon', false)}`);
});
beforeEach(() => {
  jest.mocked(sharedBackEnd).mockReturnValue({ url: forked.url, anonKey: key });
});
afterAll(() => forked?.stop());

const told = {
  revision: 1,
  head: 0,
  matches: { 'r1-m1': { ...score(), counted: 4, log: 'coupe' } },
};
const ask = async (tournament?: string) => {
  const board = await askScores(tournament, never);
  return board && Object.fromEntries(board);
};

test('the answer has the scores of one tournament, and an unreadable one affects no other', async () => {
  expect(await ask('coupe')).toEqual({ coupe: { ...told, behind: expect.any(Object) } });
});

test('one answer has the scores of all published tournaments', async () => {
  expect(await ask()).toEqual({ coupe: told });
});

test('an unpublished or unknown tournament has no scores', async () => {
  expect(await ask('brouillon')).toEqual({});
  expect(await ask('inconnu')).toEqual({});
});

test('the request needs no preflight, and contains no data about the visitor', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  await ask('coupe');
  const [address, request] = asked.mock.calls[0] ?? [];
  expect(address).toBe(`${forked.url}/rest/v1/rpc/live?tournament=coupe&apikey=${key}`);
  expect(request).toMatchObject({ cache: 'no-cache', credentials: 'omit' });
  expect(request).not.toHaveProperty('headers');
  asked.mockRestore();
});

test('the request goes to the cache where one is configured', async () => {
  jest.mocked(sharedBackEnd).mockReturnValue({ url: forked.url, anonKey: key, scores: '/scores' });
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  await ask();
  await ask('coupe');
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/scores', '/scores/coupe']);
  asked.mockRestore();
});

test.each<[string, Response | Error]>([
  ['a network that is down', new TypeError('Failed to fetch')],
  ['the login of a hotel', new Response('<!doctype html>')],
  ['a back end in trouble', new Response('{"message":"no"}', { status: 503 })],
  ['an answer of another form', new Response('{"revision":"new"}')],
])('%s gives no scores', async (_name, answer) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  expect(await ask('coupe')).toBeUndefined();
  asked.mockRestore();
});

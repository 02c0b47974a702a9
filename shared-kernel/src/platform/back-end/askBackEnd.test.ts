import { session, sharedBackEnd } from 'shared-kernel';
import * as v from 'valibot';
import { askBackEnd, callBackEnd, failureKind } from './askBackEnd';

jest.mock('shared-kernel', () => ({
  session: { token: jest.fn(), current: jest.fn(), account: jest.fn() },
  sharedBackEnd: jest.fn(),
}));

const member = {
  status: 'member',
  user: { id: 'b3f1', name: 'Ana', email: 'ana@example.org', role: 'player' },
} as const;
const backEnd = { url: 'https://back-end.example', anonKey: 'public' };

type Sent = { readonly url: string; readonly init: RequestInit };

/** The network returns these answers in turn, and records the requests. */
function network(...answers: readonly (Response | Error)[]): Sent[] {
  const sent: Sent[] = [];
  const left = [...answers];
  globalThis.fetch = jest.fn(async (url, init) => {
    sent.push({ url: String(url), init: init ?? {} });
    const next = left.shift();
    if (next === undefined || next instanceof Error) throw next ?? new TypeError('Failed to fetch');
    return next;
  });
  return sent;
}

const refused = (refusal: object) => ({ ok: false, refusal });
const ask = () => askBackEnd({ path: 'x', schema: v.unknown() });

function answered(status: number, text: string): Response {
  return { status, ok: status < 300, text: async () => text } as Response;
}

beforeEach(() => {
  jest.mocked(sharedBackEnd).mockReturnValue(backEnd);
  jest.mocked(session.token).mockReset().mockResolvedValue(undefined);
  jest.mocked(session.current).mockReset().mockReturnValue({ status: 'guest' });
});

test('a guest’s request carries the public key and nothing else', async () => {
  const sent = network(answered(200, '{"kind":"booked"}'));
  const answer = await callBackEnd('book', { hour: 18 }, v.looseObject({ kind: v.string() }));
  expect(answer).toEqual({ ok: true, value: { kind: 'booked' } });
  expect(sent[0]?.url).toBe('https://back-end.example/rest/v1/rpc/book');
  expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"hour":18}' });
  expect(sent[0]?.init.headers).toEqual({ apikey: 'public', 'Content-Type': 'application/json' });
});

test('a member’s request carries their token, which is renewed once after a refusal', async () => {
  jest.mocked(session.token).mockImplementation(async (isRefused) => (isRefused ? 'new' : 'old'));
  const sent = network(answered(401, '{"message":"JWT expired"}'), answered(200, '[]'));
  expect(await askBackEnd({ path: 'tournaments', schema: v.array(v.unknown()) })).toEqual({
    ok: true,
    value: [],
  });
  expect(sent.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([
    'Bearer old',
    'Bearer new',
  ]);
});

test('a refused guest reads a refusal, not the end of a session', async () => {
  network(answered(401, '{"message":"Invalid API key"}'));
  expect(await ask()).toEqual(refused({ kind: 'forbidden' }));
});

test('a member without a new token is signed out', async () => {
  jest.mocked(session.token).mockImplementation(async (isRefused) => (isRefused ? undefined : 'old'));
  network(answered(401, '{}'));
  expect(await ask()).toEqual(refused({ kind: 'signed-out' }));
});

test('a member without a token for now sends no request as a guest, and stays signed in', async () => {
  jest.mocked(session.current).mockReturnValue(member);
  const sent = network(answered(200, '[]'));
  const unreachable = refused({ kind: 'unreachable' });
  expect(await ask()).toEqual(unreachable);
  expect(sent).toEqual([]);
  jest.mocked(session.token).mockImplementation(async (isRefused) => (isRefused ? undefined : 'old'));
  network(answered(401, '{}'));
  expect(await ask()).toEqual(unreachable);
});

test('a member whose session ends during the token request is signed out', async () => {
  jest
    .mocked(session.current)
    .mockReturnValue({ status: 'guest', isExpired: true })
    .mockReturnValueOnce(member);
  const sent = network(answered(200, '[]'));
  expect(await ask()).toEqual(refused({ kind: 'signed-out' }));
  expect(sent).toEqual([]);
});

test.each([403, 409])(
  'a member answered with %i is signed out when their account is deleted, and otherwise refused',
  async (status) => {
    jest.mocked(session.token).mockResolvedValue('old');
    jest.mocked(session.account).mockResolvedValueOnce({ kind: 'signed-out' });
    network(answered(status, '{}'), answered(status, '{}'));
    expect(await ask()).toEqual(refused({ kind: 'signed-out' }));
    jest.mocked(session.account).mockResolvedValueOnce({ kind: 'known' });
    expect(await ask()).not.toEqual(refused({ kind: 'signed-out' }));
  },
);

describe('a member who leaves during a request', () => {
  const another = { ...member, user: { ...member.user, id: '77c0', name: 'Oscar' } };

  beforeEach(() => {
    jest.mocked(session.current).mockReturnValue(member);
    jest.mocked(session.token).mockResolvedValue('own');
  });

  /** Changes the session to another visitor's before the network answers. */
  function leaveDuring(next: ReturnType<typeof session.current>, ...answers: Response[]): Sent[] {
    const sent = network(...answers);
    const ask = globalThis.fetch;
    globalThis.fetch = (...asked) => {
      const answer = ask(...asked);
      jest.mocked(session.current).mockReturnValue(next);
      return answer;
    };
    return sent;
  }

  test.each([
    ['and no member is logged in', { status: 'guest' } as const],
    ['and another member is here', another],
  ])('before the answer to their change, %s, gets no answer', async (_name, next) => {
    leaveDuring(next, answered(200, '{"name":"Ana"}'));
    expect(await callBackEnd('book', {}, v.unknown())).toEqual(
      refused({ kind: 'unreachable', isLeft: true }),
    );
  });

  test('before the answer to a read hands the read over to the present member', async () => {
    const sent = leaveDuring(another, answered(200, '"own"'), answered(200, '"another’s"'));
    expect(await askBackEnd({ path: 'x', schema: v.string() })).toEqual({ ok: true, value: 'another’s' });
    expect(sent).toHaveLength(2);
  });

  test('because their session expired still gets the answer to their read', async () => {
    leaveDuring({ status: 'guest', isExpired: true }, answered(200, '"own"'));
    expect(await callBackEnd('x', {}, v.string())).toEqual({ ok: true, value: 'own' });
  });

  test('during a token renewal sends no request with another member’s token', async () => {
    const sent = network(answered(401, '{}'), answered(200, '{"kind":"deleted"}'));
    jest.mocked(session.token).mockImplementation(async (isRefused) => {
      if (isRefused) jest.mocked(session.current).mockReturnValue(another);
      return isRefused ? 'another’s' : 'own';
    });
    const unheard = refused({ kind: 'unreachable', isLeft: true });
    expect(await callBackEnd('delete_account', {}, v.unknown())).toEqual(unheard);
    expect(sent).toHaveLength(1);
    jest.mocked(session.current).mockReturnValueOnce(member);
    expect(await callBackEnd('delete_account', {}, v.unknown())).toEqual(unheard);
    expect(sent).toHaveLength(1);
  });
});

test.each<[string, Response | Error, object]>([
  ['a network that is down', new TypeError('Failed to fetch'), { kind: 'unreachable' }],
  [
    'a gateway that reaches no server',
    answered(503, '{"message":"no healthy upstream"}'),
    { kind: 'unreachable', status: 503 },
  ],
  ['the login of a hotel', answered(200, '<!doctype html>'), { kind: 'unreachable', status: 200 }],
  ['a gateway in its own words', answered(502, '<html>Bad Gateway'), { kind: 'unreachable', status: 502 }],
  ['a proxy without a page', answered(404, '<html>Not Found'), { kind: 'unreachable', status: 404 }],
  [
    'a proxy to which a request is too large',
    answered(413, '<html>Request Entity Too Large'),
    { kind: 'failed', status: 413, message: '' },
  ],
  [
    'a proxy that is asked too often',
    answered(429, '<html>Too Many Requests'),
    { kind: 'failed', status: 429, message: '' },
  ],
  ['a refusal', answered(403, '{"message":"permission denied"}'), { kind: 'forbidden' }],
  ['a fault', answered(500, '{"message":"oops"}'), { kind: 'failed', status: 500, message: 'oops' }],
  ['a fault without words', answered(500, 'null'), { kind: 'failed', status: 500, message: '' }],
  [
    'an answer of another form',
    answered(200, '"yes"'),
    { kind: 'failed', status: 200, message: 'The answer is of no known form.' },
  ],
])('%s has a refusal of its own', async (_name, response, refusal) => {
  network(response);
  expect(await askBackEnd({ path: 'x', schema: v.number() })).toEqual(refused(refusal));
});

/** The errors of the data interface, as PostgREST words them. */
const errors = [
  [400, '23514', 'new row for relation "tournaments" violates check constraint', 'not-accepted'],
  [400, '22P02', 'invalid input syntax for type uuid: "x"', 'not-accepted'],
  [400, 'PGRST102', 'Empty or invalid json', 'not-accepted'],
  [404, 'PGRST202', 'Could not find the function public.book in the schema cache', 'not-accepted'],
  [404, 'PGRST205', 'Could not find the table in the schema cache', 'not-accepted'],
  [409, '23505', 'duplicate key value violates unique constraint', 'not-accepted'],
  [413, '', 'The request is too large.', 'not-accepted'],
  [429, '', 'API rate limit exceeded', 'busy'],
  [408, '', 'Request timeout', 'failed'],
  [500, '57014', 'canceling statement due to statement timeout', 'failed'],
  [500, 'PGRST003', 'Timed out acquiring connection from connection pool.', 'failed'],
] as const;

test.each(errors)('%d %s “%s” is a failure that is %s', async (status, code, message, kind) => {
  network(answered(status, JSON.stringify({ code, details: null, hint: null, message })));
  expect(await ask()).toEqual(refused({ kind: 'failed', status, message }));
  expect(failureKind({ status })).toBe(kind);
});

test.each([
  [401, '42501', 'permission denied for table tournaments'],
  [401, 'PGRST301', 'JWT expired'],
])('a guest answered with %d %s is forbidden', async (status, code, message) => {
  network(answered(status, JSON.stringify({ code, details: null, hint: null, message })));
  expect(await ask()).toEqual(refused({ kind: 'forbidden' }));
});

test('an aborted request ends at once', async () => {
  globalThis.fetch = jest.fn(
    (_url, init) =>
      new Promise<Response>((_, reject) => {
        const { signal } = init ?? {};
        const giveUp = () => reject(new DOMException('Aborted', 'AbortError'));
        if (signal?.aborted) giveUp();
        signal?.addEventListener('abort', giveUp);
      }),
  );
  const giveUp = new AbortController();
  const answer = askBackEnd({ path: 'x', schema: v.number(), signal: giveUp.signal });
  giveUp.abort();
  expect(await answer).toEqual(refused({ kind: 'unreachable' }));
});

/** Requests to the hosted back end, by fetch alone. The adapters bundle it, and they load only on a site with a back end. */
import { type Schema, session, sharedBackEnd, type User } from 'shared-kernel';
import * as v from 'valibot';
import type { Answer, BackEndRefusal } from './answer';

export type { Answer, BackEndRefusal } from './answer';
export { observeSeen, poll } from './poll';

/** The page waits no longer for one answer. */
const answerLimitMs = 15_000;

/**
 * Whether a failure is busy (later the same request succeeds), not accepted (the same request fails again, and nothing
 * was changed), or a fault of the back end's own.
 */
export function failureKind({ status }: { readonly status: number }): 'busy' | 'not-accepted' | 'failed' {
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 && status !== 408 ? 'not-accepted' : 'failed';
}

export interface BackEndQuestion<T> {
  /** Below the data interface, with its filters: 'rpc/book', 'tournaments?id=eq.1'. */
  readonly path: string;
  /** The schema of a valid answer; any other one is a fault. */
  readonly schema: Schema<T>;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The data interface's own wishes: 'return=representation'. */
  readonly prefer?: string;
  /** 'reload' replaces what the browser has cached of an answer. */
  readonly cache?: RequestCache;
  /** Gives up the question: it is 'unreachable' then. */
  readonly signal?: AbortSignal;
}

/** A function of the database by its name, with its named arguments. */
export function callBackEnd<T>(name: string, given: object, schema: Schema<T>): Promise<Answer<T>> {
  return askBackEnd({ path: `rpc/${name}`, schema, method: 'POST', body: given });
}

/**
 * Asks the hosted back end as the member who is logged in, or as a guest. Never rejects. It renews a refused token
 * once, because a device with a wrong clock does not notice that the token has expired. A member who logged out
 * meanwhile gets no data of their own, because another visitor may read it. A pending change is then 'unreachable':
 * its outcome is unknown. A read is repeated as the present visitor.
 */
export async function askBackEnd<T>(question: BackEndQuestion<T>): Promise<Answer<T>> {
  const expected = memberId();
  const token = await session.token();
  // A member's request is sent neither as a guest nor as a member who has logged in since.
  if (expected !== undefined && (token === undefined || memberId() !== expected))
    return refuseAsking(expected);
  const asker = memberId();
  let response = await send(question, token);
  if (response?.status === 401) {
    // A guest has no session that could have ended: the request is forbidden to guests, or to the site itself.
    if (token === undefined) return refuse({ kind: 'forbidden' });
    const renewed = await session.token(true);
    if (renewed === undefined || memberId() !== asker) return refuseAsking(asker);
    response = await send(question, renewed);
  }
  // A token outlives its account: a request without an account is forbidden, or contradicts the database.
  if (token !== undefined && (response?.status === 403 || response?.status === 409)) {
    if ((await session.account()).kind === 'signed-out' && !hasLeft(asker))
      return refuse({ kind: 'signed-out' });
  }
  const answer = await answerOf(response, question.schema);
  if (!hasLeft(asker)) return answer;
  return question.method === undefined ? askBackEnd(question) : refuse(left);
}

function memberId(): User['id'] | undefined {
  const current = session.current();
  return current.status === 'member' ? current.user.id : undefined;
}

/** The present visitor: a member's id, null for a guest, undefined while unknown. */
export function presentVisitor(): string | null | undefined {
  const { status } = session.current();
  return status === 'loading' ? undefined : (memberId()?.toString() ?? null);
}

/** True after a logout, or after another login. A member whose session expired still counts as the reader. */
function hasLeft(asker: User['id'] | undefined): boolean {
  return asker !== undefined && memberId() !== asker && !('isExpired' in session.current());
}

/** A member may lack a token because the back end did not answer. For a member who has logged out, no request is sent. */
function refuseAsking(asker: User['id'] | undefined): Answer<never> {
  if (hasLeft(asker)) return refuse(left);
  return refuse({ kind: asker !== undefined && memberId() === asker ? 'unreachable' : 'signed-out' });
}

const left = { kind: 'unreachable', isLeft: true } as const;

/** Undefined if the back end did not answer. */
async function send(
  { path, method = 'GET', body, prefer, cache, signal }: BackEndQuestion<unknown>,
  token: string | undefined,
): Promise<Response | undefined> {
  const backEnd = sharedBackEnd();
  if (backEnd === undefined) throw new Error('This site has no back end.');
  const limit = AbortSignal.timeout(answerLimitMs);
  try {
    return await fetch(`${backEnd.url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: backEnd.anonKey,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(prefer !== undefined && { Prefer: prefer }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(cache && { cache }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch {
    return undefined;
  }
}

async function answerOf<T>(response: Response | undefined, schema: Schema<T>): Promise<Answer<T>> {
  if (response === undefined) return refuse({ kind: 'unreachable' });
  const { status, ok } = response;
  const body = await read(response);
  if (body === unread) {
    // A proxy judges a request by its length and by its visitor, in its own words.
    if (status === 413 || status === 429) return refuse({ kind: 'failed', status, message: '' });
    return refuse({ kind: 'unreachable', status });
  }
  if (ok) {
    const parsed = v.safeParse(schema, body);
    return parsed.success
      ? { ok: true, value: parsed.output }
      : refuse({ kind: 'failed', status, message: 'The answer is of no known form.' });
  }
  if (status === 401) return refuse({ kind: 'signed-out' });
  if (status === 403) return refuse({ kind: 'forbidden' });
  return refuse({ kind: 'failed', status, message: messageOf(body) });
}

const unread = Symbol('not an answer of the back end');

/** An answer that is no JSON comes from another server, and so does the error of a proxy. */
async function read(response: Response): Promise<unknown> {
  if (response.status >= 502) return unread;
  try {
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  } catch {
    return unread;
  }
}

function messageOf(body: unknown): string {
  const { message } = (typeof body === 'object' && body !== null ? body : {}) as { message?: unknown };
  return typeof message === 'string' ? message : '';
}

function refuse(refusal: BackEndRefusal): Answer<never> {
  return { ok: false, refusal };
}

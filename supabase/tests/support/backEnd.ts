import { randomUUID } from 'node:crypto';
import { type ForkedBackEnd, forkBackEnd } from './forkBackEnd';

const publicKey = 'sb_publishable_test';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

/** A person with a browser: a guest, or a member. */
export interface Visitor {
  /** A function of the data interface, which must answer; its value. */
  call<T = Json>(name: string, given?: object): Promise<T>;
  /** Any request, whatever is answered. */
  ask(path: string, request?: RequestInit): Promise<Answer>;
}

export interface Member extends Visitor {
  readonly id: string;
  readonly email: string;
  /** The token that identifies the member to the back end. */
  readonly token: string;
}

/** The repository's back end on an engine of its own, with everything that a request meets. */
export interface BackEnd extends ForkedBackEnd {
  readonly publicKey: string;
  /** A guest at that network address, or at one of their own. */
  guest(address?: string): Visitor;
  /** Registered and logged in, with the `role` that the operator has given. */
  member(role?: 'organizer' | 'staff' | 'manager'): Promise<Member>;
  /** The back end's present time, in ISO 8601. */
  setClock(instant: string): Promise<void>;
}

/** `postgres` is the address of a server that runs; without one, Postgres is embedded (PGlite). More are its `flags`. */
export async function startBackEnd(postgres?: string, flags: readonly string[] = []): Promise<BackEnd> {
  const engine = postgres ? ['--postgres', postgres] : [];
  const forked = await forkBackEnd(['--key', publicKey, ...engine, ...flags]);
  const { url, query } = forked;
  let guests = 0;

  function visitor(headers: Readonly<Record<string, string>>): Visitor {
    async function ask(path: string, request: RequestInit = {}): Promise<Answer> {
      const response = await fetch(`${url}${path}`, {
        ...request,
        headers: { apikey: publicKey, 'Content-Type': 'application/json', ...headers, ...request.headers },
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? null : JSON.parse(text),
      };
    }
    return {
      ask,
      async call<T>(name: string, given: object = {}) {
        const { status, body } = await ask(`/rest/v1/rpc/${name}`, {
          method: 'POST',
          body: JSON.stringify(given),
        });
        if (status >= 300) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
        return body as T;
      },
    };
  }

  function guest(address?: string) {
    guests += 1;
    return visitor({ 'x-forwarded-for': address ?? `198.51.${guests >> 8}.${guests & 255}` });
  }

  return {
    ...forked,
    publicKey,
    guest,

    async member(role) {
      const email = `${randomUUID()}@example.org`;
      const { body } = await guest().ask('/auth/v1/signup', {
        method: 'POST',
        body: JSON.stringify({ email, password: 'un-mot-de-passe', data: { name: 'Ana Diaz' } }),
      });
      const { access_token: token, user } = body as { access_token: string; user: { id: string } };
      if (role) {
        await query(`update auth.users set raw_app_meta_data = '{"role":"${role}"}' where id = '${user.id}'`);
      }
      return { ...visitor({ Authorization: `Bearer ${token}` }), id: user.id, email, token };
    },

    async setClock(instant) {
      await query(`create or replace function private.clock() returns timestamptz
        language sql stable set search_path = '' as 'select timestamptz ''${instant}'''`);
    },
  };
}

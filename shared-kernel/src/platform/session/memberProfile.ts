import type { BackEnd } from '../configuration/configuration';
import { keptUser } from './keptUser';

/** The page waits no longer for one answer of the back end. */
const answerLimitMs = 15_000;

type Fields = Readonly<Record<string, unknown>>;
type Network = (address: RequestInfo | URL, request?: RequestInit) => Promise<Response>;

/**
 * The member's own details, which lie in the database (`private.profiles`). The authentication service does not have
 * them, so its answers get them here, as the user's metadata.
 */
export function openMemberProfile({ url, anonKey }: BackEnd, storageKey: string) {
  function call(name: string, given: object, authorization: string): Promise<Response> {
    return fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: anonKey, Authorization: authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify(given),
      signal: AbortSignal.timeout(answerLimitMs),
    });
  }

  /** None of a database that has no profiles yet; undefined if it does not answer. */
  async function read(authorization: string): Promise<Fields | undefined> {
    try {
      const response = await call('my_profile', {}, authorization);
      if (response.status >= 500 || response.status === 429) return undefined;
      const { kind, details } = Object(await response.json());
      return kind === 'profile' ? details : {};
    } catch {
      return undefined;
    }
  }

  return {
    /** The network with the profile in each answer that has the member. */
    reading: (ask: Network) => async (address: RequestInfo | URL, request?: RequestInit) => {
      const response = await ask(address, request);
      if (!response.ok || !/json/.test(response.headers.get('content-type') ?? '')) return response;
      const said = Object(await response.json());
      const { access_token: token } = said;
      const authorization = token ? `Bearer ${token}` : new Headers(request?.headers).get('Authorization');
      const user = Object(said.user ?? said);
      if (user.id && authorization) {
        const kept = keptUser(storageKey);
        const details = await read(authorization);
        // A new token must not be lost because the profile is unknown; the account counts as not heard then.
        if (!details && !token) throw new TypeError('The profile could not be read yet.');
        const known = details ?? (kept?.id === user.id ? kept?.user_metadata : undefined);
        user.user_metadata = { ...user.user_metadata, ...known };
      }
      return Response.json(said, { status: response.status });
    },

    /** The status of a refusal, 0 if there is no answer; null once the details are written. */
    async change(changed: Fields, token: string | undefined): Promise<{ readonly status: number } | null> {
      try {
        const response = await call('change_profile', { changed }, `Bearer ${token}`);
        if (!response.ok) return response;
        const { kind, reason } = Object(await response.json());
        return kind === 'refused' && reason === 'malformed' ? { status: 422 } : null;
      } catch {
        return { status: 0 };
      }
    },
  };
}

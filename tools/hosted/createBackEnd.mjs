import { App } from '@supabase/lite';
import { migrate } from './migrate.mjs';

/** The platform gateway's headers for a browser of another origin. */
const ORIGINS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'content-range, etag, x-supabase-api-version',
};
/** The server knows no preflight of a function. */
const PREFLIGHT = {
  ...ORIGINS,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'apikey, authorization, content-type, prefer, if-none-match, x-client-info, x-supabase-api-version',
  'Access-Control-Max-Age': '3600',
};

/**
 * The development back end over an engine (engines.mjs): authentication and data interface of @supabase/lite, with this
 * repository's migrations and seed. `keys` are `{ publishable, secret, signing }`. Answers `{ answer(request, peer) }`, which
 * takes a web request and resolves to its response.
 */
export async function createBackEnd({ engine, keys, siteUrl, tokenSeconds = 3600 }) {
  const app = new App({
    connection: engine.connection,
    api: { schemas: ['public'] },
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: keys.signing,
      jwt_expiry: tokenSeconds,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      enable_signup: true,
      email: { enable_confirmations: false },
    },
  });
  await app.ensureSystemSchema();
  await migrate(engine.query);

  async function answer(request, peer) {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
    const response = await app.fetch(request, { peerAddress: peer ?? null });
    for (const [name, value] of Object.entries(ORIGINS)) response.headers.set(name, value);
    return response;
  }

  // @supabase/lite grants the roles their rights at the first request that reaches a table. Two at once would collide.
  const first = new Request(`${siteUrl}/rest/v1/live_matches?limit=0`, {
    headers: { apikey: keys.publishable },
  });
  const { status } = await answer(first);
  if (status !== 200) throw new Error(`The back end answered its first request with ${status}.`);
  return { answer };
}

import { App } from '@supabase/lite';
import { createAccountMails } from './accountMails.mjs';
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
 * repository's migrations and seed. `keys` are `{ publishable, secret, signing }`. `send` delivers a mail whose link names `urlOf()`, the
 * back end's own address (accountMails.mjs); with
 * `hasConfirmations` a registration waits for its confirmation. Answers `{ answer(request, peer) }`, which
 * takes a web request and resolves to its response.
 */
export async function createBackEnd({
  engine,
  keys,
  siteUrl,
  tokenSeconds = 3600,
  urlOf = () => siteUrl,
  send = async () => {},
  hasConfirmations = false,
}) {
  const mails = createAccountMails({ query: engine.query, send, siteUrl, urlOf, hasConfirmations });
  const app = new App({
    connection: engine.connection,
    api: { schemas: ['public'], max_rows: 10 },
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: keys.signing,
      jwt_expiry: tokenSeconds,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      enable_signup: true,
      email: { enable_confirmations: hasConfirmations, double_confirm_changes: true },
    },
    options: { drivers: { email: mails.driver } },
  });
  // Else its first request would grant every role all rights on all tables (supabase/tests/rights.test.ts).
  engine.connection.rlsState = 'active';
  await app.ensureSystemSchema();
  await migrate(engine.query);

  async function answer(request, peer) {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
    const ask = async () => withViolation(await app.fetch(request, { peerAddress: peer ?? null }));
    const response = await mails.answer(request, peer, ask);
    for (const [name, value] of Object.entries(ORIGINS)) response.headers.set(name, value);
    return response;
  }

  // The first request reads the schema, once.
  const first = new Request(`${siteUrl}/rest/v1/tournaments?limit=0`, {
    headers: { apikey: keys.publishable },
  });
  const { status } = await answer(first);
  if (status !== 200) throw new Error(`The back end answered its first request with ${status}.`);
  return { answer };
}

/** @supabase/lite calls a value that a table refuses a fault of its own; PostgREST says which it is. */
async function withViolation(response) {
  if (response.status !== 500) return response;
  const { message = '' } = await response.clone().json();
  if (!message.includes('violates check constraint')) return response;
  const said = { code: '23514', details: null, hint: null, message: message.replace(/^error: /, '') };
  return Response.json(said, { status: 400 });
}

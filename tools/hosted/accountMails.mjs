import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { isOwnName } from './isOwnName.mjs';

/** As the authentication of Supabase does by default: a minute between two mails to an address, an hour for a link. */
const PAUSE_SECONDS = 60;
/** Supabase sends so many an hour with a mail server of one's own; here it is each network's, so that no stranger uses up all. */
const MAILS_AN_HOUR = 30;
const HOUR_MS = 3_600_000;
const LIFETIME = "interval '1 hour'";
/** The tag of a session that began with a recovery link. */
const RECOVERED = 'recovery';
/** As the templates of `deploy/` limit requests about accounts. */
const BODY_BYTES = 64 * 1024;

/** The subject of each, its first sentence, and what stands below the link; supabase/templates/ has them for a real project. */
const TEXTS = {
  signup: [
    'Confirmez votre inscription',
    'Ouvrez ce lien pour activer votre compte de Jorkyball Prouvy, puis connectez-vous\u00a0:',
    'Si vous n’avez rien demandé, n’ouvrez pas ce lien. Si vous l’avez ouvert, ou si vous aviez choisi un autre mot de passe, «\u00a0Mot de passe oublié\u00a0» à la connexion remplace tout mot de passe choisi avant.',
  ],
  recovery: [
    'Votre nouveau mot de passe',
    'Ce lien permet de choisir un nouveau mot de passe. Si vous venez de vous inscrire, sachez qu’un compte existe déjà avec cette adresse. Si vous n’avez rien demandé, ne faites rien\u00a0:',
    'Le lien est valable une heure. Le nouveau mot de passe remplace tout mot de passe choisi avant, et déconnecte tous les autres appareils.',
  ],
  email_change: [
    'Confirmez votre nouvelle adresse e-mail',
    'Ouvrez ce lien pour confirmer le changement. Un autre lien est parti à l’autre adresse\u00a0: il faut ouvrir les deux\u00a0:',
    'Si vous n’avez rien demandé, ne faites rien\u00a0: l’adresse ne change pas.',
  ],
};

/**
 * The mails of the development back end, and what @supabase/lite lacks of the real authentication (GoTrue): where a
 * link leads, the same answer to a known address, a second confirmation of another address, the pause between two
 * mails, how many a network asks for, the present password for a new one, the end of other sessions with it, and a limit of
 * the body. `send({ to, subject, text })` delivers a mail, and `urlOf()` is the back end's address. Answers `{ driver,
 * answer(request, peer, next) }`: lite's own mail driver, and the filter before lite; `peer` is the caller's address.
 */
export function createAccountMails({ query, send, siteUrl, urlOf, hasConfirmations }) {
  const asked = new AsyncLocalStorage();
  /** The requests for a mail of the last hour, also those of unknown addresses: the limit tells of no account. */
  let requests = [];

  function isOneTooMany(network) {
    const now = Date.now();
    requests = requests.filter(({ at }) => at > now - HOUR_MS);
    if (requests.filter((each) => each.network === network).length >= MAILS_AN_HOUR) return true;
    requests.push({ network, at: now });
    return false;
  }

  /** A link that leads where the site asked. A request names its host as it likes, so that the link has the address of the start. */
  async function mail(to, type, token) {
    const { redirectTo } = asked.getStore();
    const link = `${urlOf()}/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`;
    const [subject, text, below] = TEXTS[type];
    await send({ to, subject, text: `${text}\n\n${link}\n\n${below}\n` });
  }

  const driver = {
    async send({ to, text }) {
      const link = new URL(/https?:\S+\/verify\S+/.exec(text)[0]);
      await mail(to, link.searchParams.get('type'), link.searchParams.get('token'));
    },
  };

  async function find(condition) {
    const [user] = await query(`select id, email, email_change, email_change_token_new, email_confirmed_at,
      ${PAUSE_SECONDS} - extract(epoch from now() - confirmation_sent_at) as confirmation_pause,
      ${PAUSE_SECONDS} - extract(epoch from now() - recovery_sent_at) as recovery_pause,
      ${PAUSE_SECONDS} - extract(epoch from now() - email_change_sent_at) as change_pause
      from auth.users where ${condition}`);
    return user;
  }

  async function confirmAgain({ id, email, confirmation_pause }) {
    if (confirmation_pause > 0) return tooSoon(confirmation_pause);
    const token = createHash('sha256')
      .update(`${email}${randomInt(1_000_000)}`)
      .digest('hex');
    await query(`update auth.users set confirmation_token = ${literal(token)}, confirmation_sent_at = now()
      where id = ${literal(id)}`);
    await mail(email, 'signup', token);
    return Response.json({});
  }

  /** Why a new password needs the present one: the session is not of a recovery link (_Require current password_). */
  async function passwordFault(current, person, session) {
    const [known] =
      await query(`select tag, private.is_password(${literal(current ?? '')}, encrypted_password) as is_right
      from auth.sessions join auth.users on users.id = user_id
      where sessions.id::text = ${literal(session)} and user_id::text = ${literal(person)}`);
    if (!known || known.tag === RECOVERED || known.is_right) return undefined;
    return current ? 'current_password_invalid' : 'current_password_required';
  }

  /** Lite does not note how a session began. */
  async function noteRecovery(token) {
    const { session_id } = claimsIn(token);
    await query(
      `update auth.sessions set tag = ${literal(RECOVERED)} where id::text = ${literal(session_id)}`,
    );
  }

  const filters = {
    async 'POST /signup'({ email = '' }, next) {
      const known = hasConfirmations && (await find(hasAddress(email)));
      if (!known) return next();
      if (known.email_confirmed_at === null) await confirmAgain(known);
      return Response.json(userLikeNew(email));
    },

    async 'POST /resend'({ email = '', type }, next) {
      if (type !== 'signup') return next();
      const known = await find(hasAddress(email));
      return known?.email_confirmed_at === null ? confirmAgain(known) : Response.json({});
    },

    'POST /otp': withoutPassword,
    'POST /magiclink': withoutPassword,

    async 'POST /recover'({ email = '' }, next) {
      const known = await find(hasAddress(email));
      return known?.recovery_pause > 0 ? tooSoon(known.recovery_pause) : next();
    },

    async 'PUT /user'(changed, next, request) {
      const { sub, session_id } = claimsOf(request);
      if (changed.password) {
        const why = await passwordFault(changed.current_password, sub, session_id);
        if (why) return refusal(400, why, 'Current password required when setting new password.');
      }
      const pause = changed.email && (await find(`id::text = ${literal(sub)}`))?.change_pause;
      if (pause > 0) return tooSoon(pause);
      const response = await next();
      if (!response.ok) return response;
      if (changed.email) {
        const { email_change, email_change_token_new } = await find(`id = ${literal(sub)}`);
        if (email_change_token_new) await mail(email_change, 'email_change', email_change_token_new);
      }
      if (changed.password)
        await query(`delete from auth.refresh_tokens where user_id::text = ${literal(sub)} and session_id::text <> ${literal(session_id)};
          delete from auth.sessions where user_id::text = ${literal(sub)} and id::text <> ${literal(session_id)}`);
      return response;
    },

    async 'POST /verify'({ type }, next) {
      const response = await next();
      if (response.ok && type === 'recovery')
        await noteRecovery((await response.clone().json()).access_token);
      return response;
    },

    /** Lite changes the address after the confirmation of the present one: the second link becomes that one. */
    async 'GET /verify'(_said, next, request) {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('type') !== 'email_change') return opened(await next(), searchParams);
      const token = literal(searchParams.get('token') ?? '');
      const [first] = await query(`update auth.users set email_change_token_new = null,
        email_change_token_current = case when email_change_token_current = ${token}
          then email_change_token_new else email_change_token_current end
        where email_change_token_new <> '' and ${token} in (email_change_token_new, email_change_token_current)
        and email_change_sent_at > now() - ${LIFETIME} returning id`);
      if (!first) return opened(await next(), searchParams);
      const message = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
      return leadTo(searchParams, { message });
    },
  };

  /** A link leads to the site, also a mangled one, whose fault lite would show in the browser as JSON. */
  async function opened(response, searchParams) {
    if (response.status >= 400) {
      const { error_code = 'validation_failed', msg = '' } = await response.json();
      return leadTo(searchParams, { error: 'access_denied', error_code, error_description: msg });
    }
    const token = /[#&]access_token=([^&]+)/.exec(response.headers.get('location') ?? '')?.[1];
    if (token && searchParams.get('type') === 'recovery') await noteRecovery(token);
    return response;
  }

  function leadTo(searchParams, said) {
    const to = redirectOf(searchParams, siteUrl);
    return new Response(null, {
      status: 303,
      headers: { Location: `${to}#${new URLSearchParams(said)}` },
    });
  }

  async function answer(request, peer, next) {
    const { pathname, searchParams } = new URL(request.url);
    // Lite decodes a path before it looks for its route: an escaped letter would pass the filters. No route needs one.
    if (pathname.includes('%')) return refusal(404, 'not_found', 'Not found');
    if (!pathname.startsWith('/auth/v1/')) return next();
    if (!isOwnName(request)) return refusal(404, 'not_found', 'Not found');
    const body = await request.clone().text();
    if (Buffer.byteLength(body) > BODY_BYTES)
      return refusal(413, 'request_entity_too_large', `Request body too large (max ${BODY_BYTES} bytes)`);
    const said = body === '' ? {} : objectIn(body);
    if (!said) return refusal(400, 'bad_json', 'Could not parse request body as JSON');
    const name = `${request.method} ${pathname.replace('/auth/v1', '')}`;
    const asksForMail =
      ['POST /resend', 'POST /recover'].includes(name) ||
      (name === 'POST /signup' && hasConfirmations) ||
      (name === 'PUT /user' && said.email);
    if (asksForMail && isOneTooMany(request.headers.get('x-forwarded-for') ?? peer))
      return refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
    const filter = filters[name];
    const store = { redirectTo: redirectOf(searchParams, siteUrl) };
    return asked.run(store, () => (filter ? filter(said, next, request) : next()));
  }

  return { driver, answer };
}

/** An address of the site, on any port of this machine; a link to another host leads to the site itself. */
function redirectOf(searchParams, siteUrl) {
  const wanted = searchParams.get('redirect_to') ?? siteUrl;
  return URL.canParse(wanted) && new URL(wanted).hostname === new URL(siteUrl).hostname ? wanted : siteUrl;
}

/** Nobody logs in by a mail here (_Allow logins without a password_). */
function withoutPassword() {
  return refusal(422, 'otp_disabled', 'Logins without a password are not allowed');
}

function tooSoon(pauseSeconds) {
  const msg = `For security purposes, you can only request this after ${Math.ceil(pauseSeconds)} seconds.`;
  return refusal(429, 'over_email_send_rate_limit', msg);
}

function refusal(status, error_code, msg) {
  return Response.json({ code: status, error_code, msg }, { status });
}

/** What a new address would get, but for its empty list of identities. */
function userLikeNew(email) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: email.toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

function hasAddress(email) {
  return `email = ${literal(String(email).toLowerCase())}`;
}

function literal(text) {
  return `'${String(text).replaceAll("'", "''")}'`;
}

function claimsOf(request) {
  return claimsIn(request.headers.get('authorization') ?? '');
}

/** The back end checks the signature itself; a text that is no token has no claims. */
function claimsIn(token) {
  return objectIn(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) ?? {};
}

function objectIn(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

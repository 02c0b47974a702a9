/** Requests to the authentication of the back end, by fetch alone. Only chunks of a site with a back end bundle it. */
import { type SiteAddress, session, sharedBackEnd } from 'shared-kernel';

/** The page waits no longer for one answer. */
const answerLimitMs = 15_000;

/** The link in a recovery mail leads to this page; the kernel's session leaves such links to it. */
export const recoveryPath: SiteAddress = '/connexion/mot-de-passe';

/** Why the back end has not done what was asked about an account. */
export type AccountRefusal =
  | 'no-network'
  /** The back end did not answer, or another server did: the request may have arrived. */
  | 'no-answer'
  | 'busy'
  /** It has sent a mail to this address a moment ago, and no other one now. */
  | 'mail-just-sent'
  /** It has sent as many mails as it may in an hour. */
  | 'no-more-mails'
  | 'failed'
  | 'wrong-password'
  | 'weak-password'
  | 'same-password'
  /** The address, or the length of the password, is not accepted. */
  | 'invalid'
  | 'known-address'
  /** The session or the link has ended. */
  | 'signed-out'
  /** The session is too old for this change. */
  | 'not-fresh'
  | 'forbidden';

export type Refused = {
  readonly ok: false;
  readonly kind: AccountRefusal;
  /** Of a mail that has just been sent: how long until the next one may be asked for. */
  readonly waitSeconds?: number;
};
type Reply<T> = { readonly ok: true; readonly value: T } | Refused;

const codes: { readonly [code: string]: AccountRefusal } = {
  invalid_credentials: 'wrong-password',
  current_password_invalid: 'wrong-password',
  current_password_required: 'wrong-password',
  weak_password: 'weak-password',
  same_password: 'same-password',
  email_address_invalid: 'invalid',
  validation_failed: 'invalid',
  email_exists: 'known-address',
  user_already_exists: 'known-address',
  otp_expired: 'signed-out',
  bad_jwt: 'signed-out',
  no_authorization: 'signed-out',
  session_not_found: 'signed-out',
  session_expired: 'signed-out',
  user_not_found: 'signed-out',
  reauthentication_needed: 'not-fresh',
  reauthentication_not_valid: 'not-fresh',
};

/** As the back end waits between two mails to one address. */
const mailPauseSeconds = 60;
type MailKind = 'recovery' | 'signup';
/** When this page asked for a mail: its second try is refused for every address, so that it tells no known one apart. */
const askedAt = new Map<string, number>();

export function noteMailAsked(kind: MailKind, email: string): void {
  askedAt.set(`${kind} ${email.toLowerCase()}`, Date.now());
}

/** Asks for a mail, unless this page has asked for the same one a moment ago. */
async function askForMail(kind: MailKind, email: string, path: string): Promise<Reply<unknown>> {
  const last = askedAt.get(`${kind} ${email.toLowerCase()}`) ?? 0;
  const waitSeconds = Math.ceil(mailPauseSeconds - (Date.now() - last) / 1000);
  if (waitSeconds > 0) return { ok: false, kind: 'mail-just-sent', waitSeconds };
  const reply = await ask(path, { body: { ...(kind === 'signup' && { type: kind }), email } });
  if (reply.ok) noteMailAsked(kind, email);
  return reply;
}

/** Sends a mail with a recovery link; the answer is the same for an address without an account. */
export function requestRecovery(email: string): Promise<Reply<unknown>> {
  return askForMail('recovery', email, `recover?${returnTo(recoveryPath)}`);
}

/** Exchanges the token of a mail's link for a session of this link. The back end accepts it once. */
export async function redeemToken(tokenHash: string): Promise<Reply<string>> {
  const reply = await ask('verify', { body: { type: 'recovery', token_hash: tokenHash } });
  return reply.ok ? withField(reply.value, 'access_token') : reply;
}

/** The address of the account that a recovery link opens. */
export async function recoveredAddress(token: string): Promise<Reply<string>> {
  const reply = await ask('user', { method: 'GET', token });
  return reply.ok ? withField(reply.value, 'email') : reply;
}

/** Sets the password of the token's account; the back end ends its sessions on other devices. */
export function writePassword(token: string, password: string, current?: string): Promise<Reply<unknown>> {
  const body = { password, ...(current !== undefined && { current_password: current }) };
  return ask('user', { method: 'PUT', token, body });
}

/** Asks for another address, which each mail confirms. */
export function writeAddress(token: string, email: string): Promise<Reply<unknown>> {
  return ask(`user?${returnTo('/profil?onglet=info')}`, { method: 'PUT', token, body: { email } });
}

/** Sends the mail that confirms a registration again. */
export function resendConfirmation(email: string): Promise<Reply<unknown>> {
  return askForMail('signup', email, `resend?${returnTo('/connexion')}`);
}

/** Whether this is the member's password. The login that the check makes is ended at once. */
export async function confirmPassword(email: string, password: string): Promise<Reply<unknown>> {
  const reply = await ask('token?grant_type=password', { body: { email, password } });
  const granted = reply.ok ? withField(reply.value, 'access_token') : reply;
  if (granted.ok) endSession(granted.value);
  return granted;
}

/** Ends the session of this token alone; the page does not wait for it. */
export function endSession(token: string): void {
  void ask('logout?scope=local', { token });
}

/** Runs a request with the member's token, renewed once if the back end refuses it. */
export async function asMember<T>(request: (token: string) => Promise<Reply<T>>): Promise<Reply<T>> {
  const token = await session.token();
  if (token === undefined) return noToken();
  const reply = await request(token);
  if (reply.ok || reply.kind !== 'signed-out') return reply;
  const renewed = await session.token(true);
  return renewed === undefined ? noToken() : request(renewed);
}

/** A member may lack a token because the back end did not answer. */
function noToken(): Refused {
  if (session.current().status !== 'member') return { ok: false, kind: 'signed-out' };
  return { ok: false, kind: silence() };
}

function returnTo(path: string): string {
  return String(new URLSearchParams({ redirect_to: `${location.origin}${path}` }));
}

type Asked = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: object;
  readonly token?: string;
};

/** Never rejects. */
async function ask(path: string, { method = 'POST', body, token }: Asked): Promise<Reply<unknown>> {
  const backEnd = sharedBackEnd();
  if (backEnd === undefined) return { ok: false, kind: 'forbidden' };
  try {
    const response = await fetch(`${backEnd.url}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: backEnd.anonKey,
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerLimitMs),
    });
    if (response.status === 204) return { ok: true, value: {} };
    // A captive portal answers with a page.
    const answer: Readonly<Record<string, unknown>> = await response.json();
    return response.ok ? { ok: true, value: answer } : refusalOf(response.status, answer);
  } catch {
    return { ok: false, kind: silence() };
  }
}

function refusalOf(status: number, { error_code, code, msg }: Readonly<Record<string, unknown>>): Refused {
  const known = codes[String(error_code ?? code)];
  if (known !== undefined) return { ok: false, kind: known };
  if ((error_code ?? code) === 'over_email_send_rate_limit') return mailRefusal(String(msg));
  return { ok: false, kind: kindOf(status) };
}

/** One code for two limits: of one address, with its seconds in the message, and of the whole back end. */
function mailRefusal(message: string): Refused {
  const seconds = /after (\d+) second/.exec(message)?.[1];
  if (seconds === undefined) return { ok: false, kind: 'no-more-mails' };
  return { ok: false, kind: 'mail-just-sent', waitSeconds: Number(seconds) };
}

function kindOf(status: number): AccountRefusal {
  if (status === 429) return 'busy';
  // The timeout of a gateway counts as no answer.
  if (status === 502 || status === 504) return 'no-answer';
  if (status >= 500) return 'failed';
  return status === 401 ? 'signed-out' : 'forbidden';
}

function silence(): 'no-answer' | 'no-network' {
  return navigator.onLine ? 'no-answer' : 'no-network';
}

/** An answer without its field is another server's. */
function withField(answer: unknown, field: string): Reply<string> {
  const { [field]: value, user } = Object(answer);
  const text = value ?? Object(user)[field];
  return typeof text === 'string' ? { ok: true, value: text } : { ok: false, kind: 'no-answer' };
}

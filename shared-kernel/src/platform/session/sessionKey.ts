/** The key under which the back end's client stores the session of this device: a site has one back end. */
export const sessionKey = 'sb-jorkyball-auth-token';

/** The hash or query of a mail's link, valid or expired, or the first of two. */
const fromMail = /[#?&](access_token|error_code)=|#message=/;

/**
 * Whether the session is needed: one is stored, or the visitor has just followed an e-mail link, of which it tells. All
 * others are guests, and need no client.
 */
export function mayHoldSession(): boolean {
  try {
    return fromMail.test(location.href) || localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

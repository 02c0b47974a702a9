/** The key under which the back end's client stores the session of this device: a site has one back end. */
export const sessionKey = 'sb-jorkyball-auth-token';

/** The hash or query of a confirmation link, in either of its forms, valid or expired, or the first of two. */
const fromMail = /[#?&](access_token|\w*code)=|#message=/;

/**
 * Whether a member may be logged in: a session is stored, or the visitor has just followed an e-mail link. All others
 * are guests, and need no client.
 */
export function mayHoldSession(): boolean {
  try {
    return fromMail.test(location.href) || localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

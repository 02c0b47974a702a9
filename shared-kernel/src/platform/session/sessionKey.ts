/** Where the back end's client keeps the session of this device: a site has one back end. */
export const sessionKey = 'sb-jorkyball-auth-token';

/** What the link of a confirmation mail leaves in the address, in either of its forms, sound or run out. */
const fromMail = /[#?&](access_token|\w*code)=/;

/**
 * Whether somebody may be logged in here: a session is kept, or a mail has just brought one. Everybody else is a guest,
 * of whom the back end's client need not be asked.
 */
export function mayHoldSession(): boolean {
  try {
    return fromMail.test(location.href) || localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

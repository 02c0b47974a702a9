/** Where the back end's client keeps the session: its own default, named so that both can look there. */
export function sessionKey(url: string): string {
  return `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
}

/** What the link of a confirmation mail leaves in the address, in either of its forms, sound or run out. */
const fromMail = /[#?&](access_token|error_code|code)=/;

/**
 * Whether somebody may be logged in here: a session is kept, or a mail has just brought one. Everybody else is a guest,
 * of whom the back end's client need not be asked.
 */
export function mayHoldSession(key: string): boolean {
  try {
    return fromMail.test(location.href) || localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

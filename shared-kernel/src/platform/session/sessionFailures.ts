import { notify } from '../notices/notices';
import { type AuthFault, accessRefusalOf } from './authFault';
import type { SessionError } from './contract';
import { hostedSessionStrings as words } from './strings';

/** Titles of failures (specification, section 8); the back end's own words follow them. */
const titles = { signUp: 'Sign up Failed', signIn: 'Sign in Failed', signOut: 'Sign out Failed' } as const;

/** Shows the visitor the back end's message, and returns its meaning to the caller. */
export function failed(
  attempt: keyof typeof titles,
  fault: AuthFault,
  wasOnline = true,
): { ok: false; error: SessionError } {
  const kind = accessRefusalOf(fault, wasOnline);
  const message = kind === 'no-network' ? words.noNetwork : wordsOf(fault);
  notify({
    title: titles[attempt],
    description: message === '' ? 'Something went wrong' : message,
    variant: 'destructive',
  });
  return { ok: false, error: { kind, message } };
}

/**
 * The back end's own words. Its client writes "{}" for an empty message, and the browser's words if the back end did
 * not answer.
 */
function wordsOf({ status, message }: AuthFault): string {
  if (status === 0) return words.unreachable;
  return message === '{}' ? '' : message;
}

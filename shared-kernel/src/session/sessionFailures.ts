import { notify } from '../notices/notices';
import type { SessionError } from './contract';

/** Specification, section 8: these titles, and the back end's own words under them. */
const titles = { signUp: 'Sign up Failed', signIn: 'Sign in Failed', signOut: 'Sign out Failed' } as const;

/** Tells the visitor what the back end said, and hands the error to the caller. */
export function failed(attempt: keyof typeof titles, message = ''): { ok: false; error: SessionError } {
  notify({
    title: titles[attempt],
    description: message === '' ? 'Something went wrong' : message,
    variant: 'destructive',
  });
  return { ok: false, error: { kind: 'back-end', message } };
}

import { notify } from '../notices/notices';
import type { AccessRefusal, SessionError } from './contract';
import { accessRefusals } from './strings';

/** The client's error for a refused answer; without an answer its status is missing, or 0. */
type AuthFault = {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly message: string;
};

/**
 * The back end itself has answered, and done nothing. A gateway that waited for it in vain (502, 504) knows as little of
 * that as a missing answer.
 */
export const notNow: { readonly [status: number]: 'busy' | 'failed' } = {
  429: 'busy',
  500: 'failed',
  503: 'failed',
};

/** Of the refusals, "too early" and "too many" judge the moment and not the question. */
export function isVerdict(fault: Pick<AuthFault, 'status'> | null): boolean {
  const { status = 0 } = fault ?? {};
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

const codes: { readonly [code: string]: AccessRefusal } = {
  invalid_credentials: 'wrong-credentials',
  email_not_confirmed: 'unconfirmed',
  user_already_exists: 'known-address',
  email_exists: 'known-address',
  weak_password: 'weak-password',
  email_address_invalid: 'bad-address',
  email_address_not_authorized: 'bad-address',
  // Of the forms' values, only an address can have an invalid format.
  validation_failed: 'bad-address',
};

/** Titles of failures (specification, section 8). */
const titles = { signUp: 'Sign up Failed', signIn: 'Sign in Failed', signOut: 'Sign out Failed' } as const;

/**
 * Shows the visitor why a login, registration or logout failed, and returns it to the caller. `wasOnline`: whether
 * this device had a network when it asked.
 */
export function failed(
  attempt: keyof typeof titles,
  fault: AuthFault,
  wasOnline = true,
): { ok: false; error: SessionError } {
  const kind = accessRefusalOf(fault, wasOnline);
  const message = saysNothing(fault) ? '' : accessRefusals[kind];
  notify({
    title: titles[attempt],
    // The specification's words for an empty message.
    description: message === '' ? 'Something went wrong' : message,
    variant: 'destructive',
  });
  return { ok: false, error: { kind, message } };
}

/** The client writes "{}" for an empty message of the back end. */
function saysNothing({ status, message }: AuthFault): boolean {
  return status !== 0 && (message === '' || message === '{}');
}

function accessRefusalOf(fault: AuthFault, wasOnline: boolean): AccessRefusal {
  const { status = 0, code = '' } = fault;
  if (isVerdict(fault)) return codes[code] ?? 'forbidden';
  return notNow[status] ?? (wasOnline ? 'no-answer' : 'no-network');
}

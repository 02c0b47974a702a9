import type { ComponentType } from 'react';
import { type Registration, type SessionError, sharedBackEnd } from 'shared-kernel';
import type { Check } from '../../ui/details/useFaults';
import type { Refusal } from '../../ui/useSubmit';
import { strings as words } from './strings';

/** The parts of the login forms that depend on a back end. */
export type LoginParts = {
  /** Words a failed login for the form; shows a notice too if the session has shown none. */
  readonly refuse: (attempt: 'signIn' | 'signUp', error: SessionError) => Refusal;
  /** Says that the answer is late, once it is. */
  readonly Slowness: ComponentType<{ readonly isSending: boolean }>;
  /** The ways out for a member who cannot log in: another password, another confirmation mail. */
  readonly LoginHelp: ComponentType<{ readonly email: string; readonly isUnconfirmed: boolean }>;
  /** What the visitor does next, once they are registered under this address. */
  readonly AwaitingConfirmation: ComponentType<{ readonly email: string }>;
  /** Shows the errors of a registration at its fields before it is sent. */
  readonly useRegistrationCheck: (registration: Registration) => Check;
  /** As it is sent. */
  readonly trimmed: (registration: Registration) => Registration;
};

const nothing = () => null;
const anything: Check = { check: () => true, errorOf: () => ({}), birthDates: {} };

/** The demonstration logs any visitor in if the browser can store it, and has no registration. */
let brought: LoginParts = {
  refuse: () => ({ sentence: words.notKept }),
  Slowness: nothing,
  LoginHelp: nothing,
  AwaitingConfirmation: nothing,
  useRegistrationCheck: () => anything,
  trimmed: (registration) => registration,
};

export function loginParts(): LoginParts {
  return brought;
}

/** To be waited for before the login is shown. */
export async function bringLoginParts(): Promise<void> {
  if (sharedBackEnd())
    brought = (await import(/* webpackChunkName: "hosted-login" */ './hosted/hostedParts')).hostedParts;
}

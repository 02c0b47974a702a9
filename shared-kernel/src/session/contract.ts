import type { WriteRefusal } from '../storage/contract';
import type { Role, User } from './user';

export type Session =
  | { readonly status: 'loading' }
  /** With `isExpired` he was a member until the back end refused to know him any longer: he did not ask to leave. */
  | { readonly status: 'guest'; readonly isExpired?: true }
  | { readonly status: 'member'; readonly user: User };

export type Credentials = { readonly email: string; readonly password: string };

/** The registration form of section 2; what the visitor leaves empty is an empty text. */
export type Registration = Credentials & {
  readonly name: string;
  readonly phone: string;
  readonly birthDate: string;
  readonly address: string;
  readonly gender: string;
  readonly club: string;
};

/** Why nobody was signed in, up or out. The visitor has been told already, except of what is unavailable. */
export type SessionError =
  /** This kind of session has no such function: the demonstration registers nobody. */
  | { readonly kind: 'unavailable' }
  /** The browser did not keep the session. */
  | { readonly kind: 'not-kept'; readonly refusal: WriteRefusal }
  /** The back end said no, or could not be asked; its message as given, or empty. */
  | { readonly kind: 'back-end'; readonly message: string };

type Refused = { readonly ok: false; readonly error: SessionError };
export type SignInResult = { readonly ok: true; readonly user: User } | Refused;
/** A registration may have to be confirmed by a link in a mail before it logs in. */
export type SignUpResult = { readonly ok: true; readonly next: 'signed-in' | 'confirm-email' } | Refused;
export type SignOutResult = { readonly ok: true } | Refused;

export type SessionKind = 'demo' | 'hosted';

/** Who is logged in, and the ways in and out; the demonstration and the hosted back end both serve it. */
export interface SessionProvider {
  readonly kind: SessionKind;
  /** The same object until the session is another one. */
  current(): Session;
  observe(listener: () => void): () => void;
  /** The role is the visitor's choice in the demonstration; a back end decides it by itself and ignores it. */
  signIn(credentials: Credentials, role?: Role): Promise<SignInResult>;
  signUp(registration: Registration): Promise<SignUpResult>;
  signOut(): Promise<SignOutResult>;
  /**
   * What the back end knows the member by; nothing for a guest, in the demonstration, or where it cannot be had now. With
   * `isRefused` the last one was not taken, whatever this device's clock says of it, and another one is asked for.
   */
  token(isRefused?: boolean): Promise<string | undefined>;
}

export const loadingSession: Session = { status: 'loading' };
export const guestSession: Session = { status: 'guest' };

import type { WriteRefusal } from '../storage/contract';
import type { Role, User } from './user';

export type Session =
  /**
   * With `isLate` a member is logged in here, but the code or answer that identifies them has not arrived; it is
   * requested repeatedly.
   */
  | { readonly status: 'loading'; readonly isLate?: true }
  /**
   * `isExpired`: the visitor was a member until the back end refused the session; they did not log out. `isGone` is
   * added when their account has been deleted.
   */
  | { readonly status: 'guest'; readonly isExpired?: true; readonly isGone?: true }
  | { readonly status: 'member'; readonly user: User };

export type Credentials = { readonly email: string; readonly password: string };

/** The registration form (specification, section 2); an empty field is an empty text. */
export type Registration = Credentials & {
  readonly name: string;
  readonly phone: string;
  readonly birthDate: string;
  readonly address: string;
  readonly gender: string;
  readonly club: string;
};

/** Why a sign-in, sign-up or sign-out failed. A notice has already informed the visitor, except for `unavailable`. */
export type SessionError =
  /** There is nothing to ask: the demonstration has no registration, and a back end's client may not have loaded. */
  | { readonly kind: 'unavailable' }
  /** The browser did not keep the session. */
  | { readonly kind: 'not-kept'; readonly refusal: WriteRefusal }
  /** Of the back end: the sentence of the notice, or an empty one. */
  | { readonly kind: AccessRefusal; readonly message: string };

/** Why a back end has refused a login or logout. */
export type AccessRefusal =
  /** This device had no network when it was to be asked. */
  | 'no-network'
  /** The back end did not answer, or another server did: the request may have arrived. */
  | 'no-answer'
  /** It is asked too much at the moment. */
  | 'busy'
  /** It could not, by a fault of its own. */
  | 'failed'
  /** No account has this address and this password. */
  | 'wrong-credentials'
  /** The link of the mail that confirms a registration has not been opened. */
  | 'unconfirmed'
  /** The address is registered already. */
  | 'known-address'
  | 'bad-address'
  | 'weak-password'
  /** It does not take it, for another reason. */
  | 'forbidden';

type Refused = { readonly ok: false; readonly error: SessionError };
export type SignInResult = { readonly ok: true; readonly user: User } | Refused;
/** A registration may have to be confirmed by a link in a mail before it logs in. */
export type SignUpResult = { readonly ok: true; readonly next: 'signed-in' | 'confirm-email' } | Refused;
export type SignOutResult = { readonly ok: true } | Refused;

/** The outcome of a request about the member's account. */
export type AccountAnswer =
  /** The session's user equals the present account, in every tab. */
  | { readonly kind: 'known' }
  /**
   * The back end has not answered, so the change may have been written or not. The session's data is of `copiedAt`
   * (milliseconds), if known.
   */
  | { readonly kind: 'unheard'; readonly copiedAt?: number | undefined }
  /**
   * The back end has answered that it cannot serve the request now, because of too many requests or a fault. Nothing
   * was read or written.
   */
  | { readonly kind: 'busy' | 'failed'; readonly copiedAt?: number | undefined }
  /** The back end refuses the change. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'signed-out' };

export type SessionKind = 'demo' | 'hosted';

/** The present session, with login and logout; the demonstration and the hosted back end both implement it. */
export interface SessionProvider {
  readonly kind: SessionKind;
  /** The same object until the session changes. */
  current(): Session;
  observe(listener: () => void): () => void;
  /** The role is the visitor's choice in the demonstration; a back end decides it by itself and ignores it. */
  signIn(credentials: Credentials, role?: Role): Promise<SignInResult>;
  signUp(registration: Registration): Promise<SignUpResult>;
  signOut(): Promise<SignOutResult>;
  /**
   * The member's token; undefined for a guest, in the demonstration, or if none is available now. `isRefused` requests
   * a new token, because the last one was refused, whatever this device's clock says.
   */
  token(isRefused?: boolean): Promise<string | undefined>;
  /**
   * Asks the back end for the member's present account. It first writes `changed`, and leaves their other details
   * unchanged.
   */
  account(changed?: Readonly<Record<string, string>>): Promise<AccountAnswer>;
}

export const loadingSession: Session = { status: 'loading' };
export const lateSession: Session = { status: 'loading', isLate: true };
export const guestSession: Session = { status: 'guest' };

import type { BackEndUser } from './hostedUser';

/** Why a session ended: the member logged out, the back end refused the session, or the account is deleted. */
export type SessionEnd = 'left' | 'refused' | 'gone';

export type SessionMessage =
  /** Why the session would end if it did now; with `isOver` it has. */
  | { readonly end: SessionEnd; readonly isOver?: true }
  /** The member's present account. */
  | { readonly user: BackEndUser };

/**
 * Messages about the session between tabs. The back end's client announces an end without its reason, which this
 * message brings first.
 */
export function openSessionChannel(
  key: string,
  hear: (word: SessionMessage) => void,
): (word: SessionMessage) => void {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(`${key}-words`);
  channel.onmessage = ({ data }) => hear(data);
  return (word) => channel.postMessage(word);
}

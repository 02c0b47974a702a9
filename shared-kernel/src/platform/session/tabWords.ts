import type { BackEndUser } from './hostedUser';

/** Why a session ended: the member logged out, the back end refused the session, or the account is deleted. */
export type SessionEnd = 'left' | 'refused' | 'gone';

export type TabWord =
  /** Why the session would end if it did now; with `isOver` it has. */
  | { readonly end: SessionEnd; readonly isOver?: true }
  /** What the account of the member is now. */
  | { readonly user: BackEndUser };

/**
 * What the tabs of a browser tell each other of the session. The back end's client tells that one has ended, and never
 * why: that has been said here before.
 */
export function openTabWords(key: string, hear: (word: TabWord) => void): (word: TabWord) => void {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(`${key}-words`);
  channel.onmessage = ({ data }) => hear(data);
  return (word) => channel.postMessage(word);
}

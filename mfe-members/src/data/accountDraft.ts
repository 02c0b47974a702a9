import { session } from 'shared-kernel';
import { visitDraft } from 'shared-kernel/drafts';
import type { TypedDetails } from '../domain/details';

/**
 * What a member has typed of himself and not saved yet; with each detail, what the form showed when he began. Whatever is
 * reloaded or logged in again, what others have written since is seen by that.
 */
export const accountDraft = visitDraft<keyof TypedDetails>('account');

// It is of nobody any more, and nobody could save it.
session.observe(() => {
  if ('isGone' in session.current()) accountDraft.forget();
});

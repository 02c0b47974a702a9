import { session } from 'shared-kernel';
import { visitDraft } from 'shared-kernel/drafts';
import type { Details } from '../domain/details';

/** What a member has typed of himself and not saved yet. */
export const accountDraft = visitDraft<keyof Details>('account');

// It is of nobody any more, and nobody could save it.
session.observe(() => {
  if ('isGone' in session.current()) accountDraft.forget();
});

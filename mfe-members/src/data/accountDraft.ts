import { session } from 'shared-kernel';
import { type TypedOver, visitDraft } from 'shared-kernel/drafts';
import type { Details } from '../domain/details';

/**
 * The details that a member has typed and not saved yet, each with the value that the form showed when they began.
 * After a reload or a new login, that value shows changes made elsewhere since.
 */
export const accountDraft = visitDraft<keyof TypedOver<keyof Details>>('account');

/** The address that a member has typed in place of their present one. */
export const addressDraft = visitDraft<'address'>('address');

// It belongs to no account any more and cannot be saved.
session.observe(() => {
  if ('isGone' in session.current()) accountDraft.forget();
});

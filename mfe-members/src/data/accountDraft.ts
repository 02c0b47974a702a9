import { visitDraft } from 'shared-kernel/drafts';
import type { Details } from '../domain/details';

/** What a member has typed of himself and not saved yet. */
export const accountDraft = visitDraft<keyof Details>('account');

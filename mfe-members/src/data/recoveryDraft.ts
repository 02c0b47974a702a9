import { visitDraft } from 'shared-kernel/drafts';

/** The token of the recovery link that was opened in this tab: a reload finds it. */
export const recoveryDraft = visitDraft<'token' | 'tokenHash'>('recovery');

import { visitDrafts } from 'shared-kernel/drafts';

/** The scores that are being typed, each by its match, until the sheets have them. */
export const quickScoreDraft = visitDrafts<string>('quick-score');

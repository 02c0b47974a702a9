import { visitDrafts } from 'shared-kernel/drafts';

/** The score of a match that is being typed, until its sheet has it. */
export const quickScoreDraft = visitDrafts<'score'>('quick-score');

import { visitDrafts } from 'shared-kernel/drafts';

/** The day that an organiser is about to plan. */
export const dayDraft = visitDrafts<'date' | 'start' | 'courts' | 'minutes' | 'pauses' | 'from' | 'to'>(
  'day',
);

import { visitDrafts } from 'shared-kernel/drafts';

/** The day that an organiser is about to plan; and, as `asPlanned` writes it, the one that there was when he began to. */
export const dayDraft = visitDrafts<
  'date' | 'start' | 'courts' | 'minutes' | 'pauses' | 'from' | 'to' | 'before'
>('day');

import { visitDrafts } from 'shared-kernel/drafts';

/** The day that an organiser is planning. `before` is the plan, as `asPlanned` writes it, when they began. */
export const dayDraft = visitDrafts<
  'date' | 'start' | 'courts' | 'minutes' | 'pauses' | 'from' | 'to' | 'before'
>('day');

import { visitDrafts } from 'shared-kernel/drafts';

/** The day that an organiser is planning. `before` is the plan, as `asPlanned` writes it, when they began. */
export const dayDraft = visitDrafts<
  'date' | 'start' | 'courts' | 'minutes' | 'pauses' | 'from' | 'to' | 'before'
>('day');

export type DetailField = 'name' | 'date' | 'level' | 'description';

/**
 * A draft of name, date, level and description, until the record has them. Each field also holds the record's value
 * from when the editing began.
 */
export const detailsDraft = visitDrafts<DetailField | `${DetailField}Before`>('details');

/** The scores that are being typed, each by its match, until the sheets have them. */
export const quickScoreDraft = visitDrafts<string>('quick-score');

import { visitDrafts } from 'shared-kernel/drafts';

export type DetailField = 'name' | 'date' | 'level' | 'description';

/**
 * A draft of name, date, level and description, until the record has them. Each field also holds the record's value
 * from when the editing began.
 */
export const detailsDraft = visitDrafts<DetailField | `${DetailField}Before`>('details');

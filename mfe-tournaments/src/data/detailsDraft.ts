import { visitDrafts } from 'shared-kernel/drafts';

export type DetailField = 'name' | 'date' | 'level' | 'description';

/**
 * What a tournament is called, when it is, its level and what is said of it, until its record has them; with each, what the
 * record said when somebody began to change it.
 */
export const detailsDraft = visitDrafts<DetailField | `${DetailField}Before`>('details');

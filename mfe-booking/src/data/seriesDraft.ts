import { visitDrafts } from 'shared-kernel/drafts';

/** What the staff has typed for a series, by the request that it answers; `new` for one without. */
export const seriesDrafts = visitDrafts<
  | 'name'
  | 'phone'
  | 'email'
  | 'member'
  | 'memberName'
  | 'memberEmail'
  | 'memberIsUnconfirmed'
  | 'players'
  | 'offer'
  | 'note'
  | 'firstDay'
  | 'hour'
  | 'court'
  | 'end'
  | 'times'
  | 'lastDay'
>('series');

/** The answer to a request that is being declined, by the request. */
export const declineDrafts = visitDrafts<'sentence'>('series-answer');

/** No page of its own: what organisers do with a match beside its sheet. */
export const loadMatchActions = () =>
  import(/* webpackChunkName: "tournaments-match-actions" */ './MatchActions');

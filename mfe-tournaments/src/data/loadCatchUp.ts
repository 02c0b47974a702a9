/** What reads the event store comes after the page: it shows nothing by itself. */
export const loadCatchUp = () => import(/* webpackChunkName: "tournaments-catch-up" */ './catchUp');

/** The code that reads the event store loads after the page, because it displays no content. */
export const loadCatchUp = () => import(/* webpackChunkName: "tournaments-catch-up" */ './catchUp');

/** No page of its own: what organisers find on the tournament's. */
export const loadOrganizing = () => import(/* webpackChunkName: "tournaments-organizing" */ './organizing');

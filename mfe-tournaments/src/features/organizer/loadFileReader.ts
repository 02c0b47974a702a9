/** What reads a file comes when one is chosen: hardly anybody who opens the page does. */
export const loadFileReader = () => import(/* webpackChunkName: "tournaments-file" */ './readFile');

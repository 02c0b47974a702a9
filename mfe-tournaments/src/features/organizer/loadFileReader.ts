/** The code that reads a file loads when a visitor chooses one, because few visitors of the page do. */
export const loadFileReader = () => import(/* webpackChunkName: "tournaments-file" */ './readFile');

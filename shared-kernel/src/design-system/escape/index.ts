/** What Escape answers. Bundled with the page that asks. */
export { useEscape } from './useEscape';

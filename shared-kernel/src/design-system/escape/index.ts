/** Bundled with the page that handles Escape. */
export { useEscape } from './useEscape';

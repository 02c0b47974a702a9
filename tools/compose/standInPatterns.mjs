import { parse } from 'regexparam';

/**
 * An address that ends as a file does. The ending of a kind of file begins with a letter: the moment that a reservation
 * is named after, `2026-09-15T12:30:00.000Z`, is a page's.
 */
export const FILE = /\.[a-zA-Z]\w*$/;

/**
 * The addresses of `stand-ins.json` as regular expressions that nginx, Caddy and the built-in server read: a parameter is
 * one part of the address, and a slash at the end does not matter. Paths with fewer parameters come first, because the
 * router prefers them.
 */
export function standInPatterns(standIns) {
  const parameters = ({ path }) => path.split(':').length;
  return [...standIns]
    .sort((one, other) => parameters(one) - parameters(other))
    .map(({ path, page }) => ({ pattern: parse(path).pattern.source, page }));
}

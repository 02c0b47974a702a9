/**
 * The patterns of `stand-ins.json` as regular expressions that nginx and Caddy know, by the router's rules: a
 * parameter is one part of the address, and a slash at the end does not matter. Patterns with fewer parameters come
 * first, because the router takes the more exact one.
 */
export function standInPatterns(standIns) {
  const parameters = ({ path }) => path.split(':').length;
  return [...standIns]
    .sort((one, other) => parameters(one) - parameters(other))
    .map(({ path, page }) => ({ pattern: `^${path.split('/').map(partPattern).join('/')}/?$`, page }));
}

function partPattern(part) {
  return part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&');
}

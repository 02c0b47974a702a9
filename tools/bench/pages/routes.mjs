/**
 * The pages that are measured: of all addresses in the sitemap, one for each path that a section claims (one article, one
 * player). Answers `[{ path, pattern }]` in the sitemap's order.
 */
export function measuredRoutes({ sitemap, sections }) {
  const patterns = sections.flatMap(({ paths }) => paths);
  const routes = new Map();
  for (const [, address] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = decodeURI(new URL(address).pathname);
    const pattern = patternOf(path, patterns);
    if (!routes.has(pattern)) routes.set(pattern, { path, pattern });
  }
  return [...routes.values()];
}

/** The path itself before one with a place for anything. */
function patternOf(path, patterns) {
  if (patterns.includes(path)) return path;
  return patterns.find((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)) ?? path;
}

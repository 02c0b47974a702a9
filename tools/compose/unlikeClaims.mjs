/**
 * Where a section's routes are not the paths that it claims, in plain words; empty where they are. The server answers the
 * routes, and the browser loads a section for the paths that it claims: what is in one list alone is found by one of them
 * and unknown to the other.
 */
export function unlikeClaims({ routes, release: { package: name, paths } }) {
  const answered = routes.map(({ path }) => path);
  return [
    ...answered
      .filter((path) => !paths.includes(path))
      .map((path) => `${name} has a route for ${path}, which its remote.json does not claim.`),
    ...paths
      .filter((path) => !answered.includes(path))
      .map((path) => `${name} claims ${path} in its remote.json, and has no route for it.`),
  ];
}

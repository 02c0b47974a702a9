/**
 * The differences between a section's routes and its claimed paths, in plain words; empty if there are none. The server
 * answers the routes, and the browser loads a section for its claims: a path in one list alone would work in one of
 * them only.
 */
export function claimMismatches({ routes, release: { package: name, paths } }) {
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

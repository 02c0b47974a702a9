const META = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

/**
 * The policy in each page's response header, by its file: the page's own policy, and the part that only a header can
 * express (no other site may frame this one). One source, so that a page and its header cannot contradict each other.
 */
export function pagePolicies(files) {
  return Object.fromEntries(
    files
      .filter(({ path }) => path.endsWith('.html'))
      .map(({ path, body }) => {
        const [, policy] = META.exec(body) ?? [];
        if (!policy) throw new Error(`${path} has no Content-Security-Policy.`);
        return [`/${path}`, `${policy}; frame-ancestors 'none'`];
      }),
  );
}

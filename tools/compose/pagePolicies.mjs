const META = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

/**
 * The policy that each page is sent with, by its file: what the page says of itself, and what only a header can say
 * (no other site may frame this one). One truth: a page and its header cannot contradict each other.
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

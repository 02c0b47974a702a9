import { createHash } from 'node:crypto';

/**
 * The only source of script addresses (Trusted Types): the page's loader, through its one policy. The browser refuses
 * any other text in such a place.
 */
const TRUSTED_TYPES = ['jorkyball'];

/**
 * The page's policy. It allows the site's own files, the page's loader and style elements (by their hashes), and the
 * empty style element that emotion fills by script. It also allows the video service's frames and, if configured, the
 * back end, its cache and the address for error reports. If sections may be overridden, it allows builds on the
 * visitor's own machine too.
 */
export function contentSecurityPolicy({ styles, scripts, configuration }) {
  const inlined = [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  // An address without an origin is a path of the site.
  const { supabase, reports } = configuration;
  const others = [supabase?.url, supabase?.scores, reports].filter((address) => URL.canParse(address));
  const local = configuration.overrides ? ['http://localhost:*'] : [];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf), ...local],
    'style-src': ["'self'", ...new Set(['', ...inlined].map(hashOf))],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...local],
    'font-src': ["'self'", ...local],
    'connect-src': ["'self'", ...new Set(others.map((address) => new URL(address).origin)), ...local],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

/**
 * The policy in each page's response header, by its file: the page's own policy, and the part that only a header can
 * express (which sites may frame this one: none, or all for an embeddable page). One source, so that a page and its
 * header cannot contradict each other.
 */
export function pagePolicies(files) {
  return Object.fromEntries(
    files
      .filter(({ path }) => path.endsWith('.html'))
      .map(({ path, body, isEmbeddable = false }) => {
        const [, policy] = META.exec(body) ?? [];
        if (!policy) throw new Error(`${path} has no Content-Security-Policy.`);
        return [`/${path}`, `${policy}; frame-ancestors ${isEmbeddable ? '*' : "'none'"}`];
      }),
  );
}

function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

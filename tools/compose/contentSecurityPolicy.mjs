import { createHash } from 'node:crypto';

/**
 * Who may say which address a script comes from (Trusted Types): the shell's one policy of this name. Any other text
 * in such a place is refused by the browser.
 */
const TRUSTED_TYPES = ['jorkyball'];

/**
 * The page's policy: nothing but the site's own files, the style elements that were prerendered into it, the
 * empty one that emotion fills by script, the video service's frames, and the back end if there is one.
 */
export function contentSecurityPolicy({ styles, configuration }) {
  const inlined = [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  const hashes = ['', ...inlined].map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  const backEnd = configuration.supabase ? [new URL(configuration.supabase.url).origin] : [];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...new Set(hashes)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backEnd],
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

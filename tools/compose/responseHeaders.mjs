/** Versions and pictures: their names change with their content. */
export const IMMUTABLE = /^\/(shell|remotes\/[^/]+)\/([0-9a-f]{12}|media)\//;

/** Pictures that other sites show: the cards of shared links and the icons. */
export const SHOWN_ELSEWHERE =
  /^\/(favicon\.ico|icon\.svg|icons\/[^/]+|(shell|remotes\/[^/]+)\/media\/social-[^/]+)$/;

export const CACHING = { forGood: 'public, max-age=31536000, immutable', askAgain: 'no-cache' };

/** Types by the end of a file's name. Lists of other servers differ in half of them. */
export const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** On every answer, whatever it is. */
export const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  // The video service wants to know which site shows a film: the origin, and no more.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
    ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'usb', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    .concat(
      // Permissions of a video's frame (mfe-marketing/src/features/tv/VideoCard.tsx).
      ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
        (feature) => `${feature}=(self "https://www.youtube-nocookie.com")`,
      ),
    )
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Headers that a site's configuration adds to every answer. The site's own name is bound to HTTPS for two years. Its
 * subdomains may belong to others, so only `hsts` adds them.
 */
export function siteHeaders({ hsts } = {}) {
  return { 'Strict-Transport-Security': ['max-age=63072000', ...(hsts ? [hsts] : [])].join('; ') };
}

/** Policies of answers that are no page of the composition; `policies` of the composition names the pages’ own. */
export const POLICIES = {
  nothing: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  /** Permissions of the service worker: to fetch the site's files. */
  worker: "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  /** A page from outside the composition: the policy does not restrict its styles. */
  strangePage:
    "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

/**
 * The end of the policy of an embeddable page. `X-Frame-Options`, for browsers that do not know `frame-ancestors`, has no
 * value for “every site”: these pages are sent without it, and all other answers with DENY.
 */
export const FRAMED_ANYWHERE = /frame-ancestors \*$/;

/**
 * The headers of an answer: by the file of the site that it is made of (`/contact/index.html`; none for a refusal),
 * its status, the policies of the composition's pages, and the headers of its site. The files for other servers are made of
 * the same tables.
 */
export function responseHeaders({ file, status, policies = {}, headers = siteHeaders() }) {
  const policy = policyOf(file, policies);
  return {
    ...ALWAYS,
    ...headers,
    'Content-Security-Policy': policy,
    ...(FRAMED_ANYWHERE.test(policy) ? {} : { 'X-Frame-Options': 'DENY' }),
    'Cross-Origin-Resource-Policy': SHOWN_ELSEWHERE.test(file) ? 'cross-origin' : 'same-origin',
    'Cache-Control': IMMUTABLE.test(file) && status < 400 ? CACHING.forGood : CACHING.askAgain,
    ...(file === undefined || status === 304 ? {} : { 'Content-Type': typeOf(file) }),
  };
}

function policyOf(file, policies) {
  if (file === '/sw.js') return POLICIES.worker;
  if (!file?.endsWith('.html')) return POLICIES.nothing;
  return policies[file] ?? POLICIES.strangePage;
}

function typeOf(file) {
  return TYPES[/\.(\w+)$/.exec(file)?.[1]] ?? 'application/octet-stream';
}

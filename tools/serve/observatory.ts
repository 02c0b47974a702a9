import type { IncomingHttpHeaders } from 'node:http';

/**
 * The grade of Mozilla's HTTP Observatory for an answer, by its published rules. The points are in
 * `src/grader/charts.js` of github.com/mdn/mdn-http-observatory, the conditions in its `src/analyzer/tests/`. Left out
 * are checks that need a certificate: the redirect to HTTPS, and the preload list.
 */
const RULES: Record<string, (page: Page) => Verdict> = {
  'content-security-policy': judgePolicy,
  cookies: ({ headers }) =>
    headers['set-cookie'] ? ['cookies-session-without-secure-flag', -40] : ['cookies-not-found', 0],
  'cross-origin-resource-sharing': ({ headers }) =>
    headers['access-control-allow-origin'] && headers['access-control-allow-credentials']
      ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
      : ['cross-origin-resource-sharing-not-implemented', 0],
  'cross-origin-resource-policy': ({ headers }) => {
    const policy = headers['cross-origin-resource-policy'];
    if (policy === undefined) return ['cross-origin-resource-policy-not-implemented', 0];
    if (policy === 'same-origin' || policy === 'same-site') {
      return [`cross-origin-resource-policy-implemented-with-${policy}`, 10];
    }
    return policy === 'cross-origin'
      ? ['cross-origin-resource-policy-implemented-with-cross-origin', 0]
      : ['cross-origin-resource-policy-header-invalid', -5];
  },
  'referrer-policy': ({ headers }) => {
    const policy = String(headers['referrer-policy'] ?? '');
    if (policy === '') return ['referrer-policy-not-implemented', 0];
    return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(policy)
      ? ['referrer-policy-private', 5]
      : ['referrer-policy-unsafe', -5];
  },
  'strict-transport-security': ({ headers }) => {
    const age = /^max-age=(\d+)/.exec(String(headers['strict-transport-security'] ?? ''))?.[1];
    if (age === undefined) return ['hsts-not-implemented', -20];
    return Number(age) >= 15_552_000
      ? ['hsts-implemented-max-age-at-least-six-months', 0]
      : ['hsts-implemented-max-age-less-than-six-months', -10];
  },
  'subresource-integrity': ({ html }) => {
    const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)];
    if (scripts.some(([, address = '']) => !/^\/(?!\/)/.test(address))) {
      return ['sri-not-implemented-but-external-scripts-loaded-securely', -5];
    }
    return scripts.some(([tag]) => /\sintegrity="sha/.test(tag))
      ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
      : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
  },
  'x-content-type-options': ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff'
      ? ['x-content-type-options-nosniff', 0]
      : ['x-content-type-options-not-implemented', -5],
  'x-frame-options': ({ headers, policy }) => {
    // Only a header can restrict who frames a page.
    if (policy['frame-ancestors']) return ['x-frame-options-implemented-via-csp', 5];
    return /^(deny|sameorigin)$/i.test(String(headers['x-frame-options'] ?? ''))
      ? ['x-frame-options-sameorigin-or-deny', 0]
      : ['x-frame-options-not-implemented', -20];
  },
};

/** Bonus points count only for sites that lose fewer than ten points. */
const LEAST_FOR_EXTRA = 90;

type Directives = Record<string, readonly string[]>;
type Verdict = readonly [result: string, points: number];
interface Page {
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
  readonly policy: Directives;
}

export function observatoryScore(headers: IncomingHttpHeaders, html: string) {
  const page = { headers, html, policy: directivesOf(headers) };
  const verdicts = Object.entries(RULES).map(([name, judge]) => [name, ...judge(page)] as const);
  const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 100);
  const withoutExtra = sum(verdicts.map(([, , points]) => Math.min(points, 0)));
  return {
    score: withoutExtra >= LEAST_FOR_EXTRA ? sum(verdicts.map(([, , points]) => points)) : withoutExtra,
    results: Object.fromEntries(verdicts.map(([name, result, points]) => [name, `${result} ${points}`])),
  };
}

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];

function judgePolicy({ policy }: Page): Verdict {
  if (Object.keys(policy).length === 0) return ['csp-not-implemented', -25];
  const sourcesOf = (directive: string) => policy[directive] ?? policy['default-src'] ?? ['*'];
  const has = (directive: string, wanted: readonly string[]) =>
    sourcesOf(directive).some((source) => wanted.includes(source));
  if (has('script-src', [...BROAD, "'unsafe-inline'", 'data:']) || has('object-src', BROAD)) {
    return ['csp-implemented-with-unsafe-inline', -20];
  }
  const all = Object.values(policy).flat();
  if (all.some((source) => /^(http|ftp):/.test(source))) return ['csp-implemented-with-insecure-scheme', -20];
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) {
    return ['csp-implemented-with-unsafe-eval', -10];
  }
  if (has('style-src', [...BROAD, "'unsafe-inline'", 'data:'])) {
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  }
  const isClosed = policy['default-src']?.join() === "'none'" && !has('form-action', BROAD);
  return isClosed
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

function directivesOf(headers: IncomingHttpHeaders): Directives {
  return Object.fromEntries(
    String(headers['content-security-policy'] ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name, ...sources]) => [name, sources]),
  );
}

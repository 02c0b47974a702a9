import { createHash, randomUUID } from 'node:crypto';
import { ALWAYS, CACHING, siteHeaders, TYPES } from '../compose/responseHeaders.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Certificates of Let's Encrypt are renewed 30 days before their end. */
const CERTIFICATE_DAYS = 14;
const CONTRACT = 'docs/reference/http-contract.md';

/** What a visitor's browser relies on, each with the page to read. `faults(site)` resolves to one sentence for each fault. */
export const SITE_CHECKS = [
  { name: 'HTTPS', page: 'docs/how-to/host.md#nginx', faults: httpsFaults },
  { name: 'Address', page: 'docs/reference/configuration.md', faults: addressFaults },
  { name: 'Pages', page: `${CONTRACT}#2-stand-ins`, faults: pageFaults },
  { name: 'Unknown addresses', page: `${CONTRACT}#3-everything-else`, faults: unknownFaults },
  { name: 'Caching', page: `${CONTRACT}#4-caching`, faults: cachingFaults },
  { name: 'Compression', page: `${CONTRACT}#1-files`, faults: compressionFaults },
  { name: 'Security headers', page: `${CONTRACT}#6-security-headers`, faults: headerFaults },
  { name: 'Service worker', page: `${CONTRACT}#files-in-the-folder`, faults: workerFaults },
  { name: 'Sections', page: 'docs/how-to/troubleshoot.md#a-file-did-not-load', faults: sectionFaults },
];

async function httpsFaults({ origin, ask, askPlainly }) {
  const { certificateEnd } = await ask('/');
  const days = Math.floor((certificateEnd - Date.now()) / DAY_MS);
  const ends = `the certificate ends in ${days} days (${certificateEnd.toISOString().slice(0, 10)}), so it is not renewed`;
  return [...(days < CERTIFICATE_DAYS ? [ends] : []), ...(await redirectFaults(origin, askPlainly))];
}

async function redirectFaults(origin, askPlainly) {
  try {
    const { status, headers } = await askPlainly();
    const leadsToSite = [301, 308].includes(status) && headers.location?.startsWith(`${origin}/`);
    return leadsToSite ? [] : [`http:// answers ${status} ${headers.location ?? ''}, not 301 to ${origin}/`];
  } catch (error) {
    return [
      `http:// does not answer (${reasonOf(error)}), and visitors who type the name alone may arrive there`,
    ];
  }
}

async function addressFaults({ origin, ask }) {
  const addresses = addressesOf(await ask('/sitemap.xml'));
  if (addresses.length === 0) return ['/sitemap.xml names no page'];
  const [other] = addresses.filter((address) => new URL(address).origin !== origin);
  return other ? [`/sitemap.xml names ${other}: the configured origin is another than ${origin}`] : [];
}

async function pageFaults({ ask }) {
  const pages = addressesOf(await ask('/sitemap.xml')).map((address) => new URL(address).pathname);
  const standIns = JSON.parse((await ask('/stand-ins.json')).body);
  const ofPages = pages.map(async (path) => statusFault(path, await ask(path), 200));
  const ofStandIns = standIns.map(async ({ path, page }) => {
    const address = path.replace(/:\w+/g, `controle-${randomUUID()}`);
    const [answer, file] = await Promise.all([ask(address), ask(page)]);
    // A prerendered page comes before a pattern.
    const isRight = answer.body.equals(file.body) || answer.body.includes(`data-prerendered="${address}"`);
    return (
      statusFault(address, answer, 200) ?? (isRight ? undefined : `${address} is not answered by ${page}`)
    );
  });
  return sentences([...ofPages, ...ofStandIns]);
}

async function unknownFaults({ ask }) {
  const page = await ask('/404.html');
  const unknown = [
    `/controle-${randomUUID()}`,
    `/controle-${randomUUID()}.js`,
    await versionedFolder(ask).then((folder) => `${folder}gone.js`),
    '/.hosting/policies.json',
  ];
  const ofPaths = unknown.map(async (path) => {
    const answer = await ask(path);
    return (
      statusFault(path, answer, 404) ??
      (answer.body.equals(page.body)
        ? undefined
        : `${path} is not answered by the page for unknown addresses`)
    );
  });
  const ofMethod = ask('/', { method: 'POST' }).then((answer) => statusFault('a POST to /', answer, 405));
  return sentences([...ofPaths, ofMethod]);
}

async function cachingFaults({ ask }) {
  const revalidated = ['/', '/registry.json', '/sw.js', '/stand-ins.json'].map(async (path) =>
    cachingFault(path, await ask(path), [CACHING.askAgain]),
  );
  const { sections } = await registryOf(ask);
  const ofVersions = sections.map(async ({ entry }) =>
    cachingFault(entry, await ask(entry), [CACHING.forGood]),
  );
  const ofError = ask(`/controle-${randomUUID()}`).then((answer) =>
    cachingFault('an unknown address', answer, [CACHING.askAgain, 'no-store']),
  );
  const again = ask('/').then(async ({ headers }) => {
    if (!headers.etag) return '/ has no ETag, so each visit downloads it again';
    const { status } = await ask('/', { headers: { 'If-None-Match': headers.etag } });
    return status === 304
      ? undefined
      : `/ is sent again to a browser that has it (status ${status}, not 304)`;
  });
  return sentences([...revalidated, ...ofVersions, ofError, again]);
}

async function compressionFaults({ ask }) {
  const [{ entry }] = (await registryOf(ask)).sections;
  return sentences(
    ['/', entry].map(async (path) => {
      const { headers } = await ask(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
      return headers['content-encoding'] ? undefined : `${path} is not compressed`;
    }),
  );
}

async function headerFaults({ ask }) {
  const [{ entry }] = (await registryOf(ask)).sections;
  const paths = ['/', '/app.html', `/controle-${randomUUID()}`, '/sw.js', '/registry.json', entry];
  const wanted = Object.entries({ ...ALWAYS, 'Cross-Origin-Resource-Policy': 'same-origin' });
  return sentences(
    paths.map(async (path) => {
      const { headers, body } = await ask(path);
      const missing = wanted
        .filter(([name, value]) => headers[name.toLowerCase()] !== value)
        .map(([name]) => name);
      const [ownHttps] = Object.values(siteHeaders());
      if (!headers['strict-transport-security']?.startsWith(ownHttps))
        missing.push('Strict-Transport-Security');
      const policy = headers['content-security-policy'] ?? '';
      if (!policy.includes("frame-ancestors 'none'")) missing.push('Content-Security-Policy');
      // A page repeats its own policy, for hosts that send one header for all pages.
      const isPage = headers['content-type']?.startsWith('text/html');
      if (isPage && !body.includes('<meta http-equiv="Content-Security-Policy"'))
        missing.push('the page’s own policy');
      if (!isPage && !policy.includes("default-src 'none'")) missing.push('Content-Security-Policy');
      return missing.length > 0
        ? `${path}: missing or different: ${[...new Set(missing)].join(', ')}`
        : undefined;
    }),
  );
}

async function workerFaults({ ask }) {
  const answer = await ask('/sw.js');
  const type = answer.headers['content-type'];
  const isScript = /^(text|application)\/javascript\b/.test(type);
  return [
    statusFault('/sw.js', answer, 200),
    isScript ? undefined : `/sw.js is ${type}, not ${TYPES.js}: browsers refuse it`,
    answer.body.length > 0 ? undefined : '/sw.js is empty',
  ].filter(Boolean);
}

async function sectionFaults({ ask }) {
  const [registry, { body }] = await Promise.all([registryOf(ask), ask('/')]);
  const site = siteOf(body);
  const shells =
    site.shell === registry.shell
      ? []
      : [
          `the home page is of the shell ${site.shell}, registry.json of ${registry.shell}: a cache or an old copy answers`,
        ];
  const entries = registry.sections.map(({ entry, integrity }) => ({ path: entry, integrity }));
  const ofPage = [...String(body).matchAll(/<(?:link|script)\b[^>]*>/g)].flatMap(([tag]) => {
    const [, path] = /\b(?:href|src)="(\/[^"]+)"/.exec(tag) ?? [];
    const [, integrity] = /\bintegrity="([^"]+)"/.exec(tag) ?? [];
    return path && integrity ? [{ path, integrity }] : [];
  });
  const ofFiles = [...entries, ...ofPage].map(async ({ path, integrity }) => {
    const answer = await ask(path);
    const hash = `sha256-${createHash('sha256').update(answer.body).digest('base64')}`;
    return (
      statusFault(path, answer, 200) ??
      (hash === integrity ? undefined : `${path} is not the file of the release: browsers refuse it`)
    );
  });
  return [...shells, ...(await sentences(ofFiles))];
}

/** What a page says about its site (shell/src/document.ts). */
export function siteOf(body) {
  const [, json] = /<script type="application\/json" id="site">([^<]*)<\/script>/.exec(String(body)) ?? [];
  if (!json) throw new Error('the home page is none of this site');
  return JSON.parse(json);
}

async function registryOf(ask) {
  return JSON.parse((await ask('/registry.json')).body);
}

async function versionedFolder(ask) {
  const [{ entry }] = (await registryOf(ask)).sections;
  return entry.slice(0, entry.lastIndexOf('/') + 1);
}

function addressesOf({ body }) {
  return [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
}

function statusFault(path, { status }, wanted) {
  return status === wanted ? undefined : `${path} answers ${status}, not ${wanted}`;
}

function cachingFault(path, { headers }, wanted) {
  const caching = headers['cache-control'];
  return wanted.includes(caching)
    ? undefined
    : `${path} has the Cache-Control “${caching ?? ''}”, not “${wanted[0]}”`;
}

async function sentences(promises) {
  return (await Promise.all(promises)).filter(Boolean);
}

function reasonOf(error) {
  return error.code ?? error.message;
}

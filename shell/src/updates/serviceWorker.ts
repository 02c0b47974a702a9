/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** Pages and the registry in them change with any deployment, so the network goes first. */
const PAGES_CACHE = 'pages';
const PAGES_KEPT = 60;
/** Versioned files never change. Development builds have no version, and are not kept. */
const VERSIONED_FILE = /^\/(shell|remotes\/[^/]+)\/[0-9a-f]{12}\//;
const FILES_CACHE = 'files';
/** The last used ones, nearly five versions of all sections: kept for good, every deployment would add its own. */
const FILES_KEPT = 200;
/** Pictures never change either, but they are the heavy part: fewer of them are kept. */
const PICTURE = /^\/(shell|remotes\/[^/]+)\/media\//;
const PICTURES_CACHE = 'pictures';
const PICTURES_KEPT = 120;
/** The page for every address that was not visited yet; it brings its own registry. */
const STAND_IN = '/app.html';
const NETWORK_LIMIT_SECONDS = 4;

// The shell's own files, whole, so that a new shell is complete before it takes over.
precacheAndRoute(self.__WB_MANIFEST);

const filesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isFile(response) ? response : null),
};

const files = new CacheFirst({
  cacheName: FILES_CACHE,
  matchOptions: { ignoreSearch: true },
  plugins: [
    filesOnly,
    new ExpirationPlugin({ maxEntries: FILES_KEPT, matchOptions: { ignoreSearch: true } }),
  ],
});

registerRoute(({ url }) => isOwn(url, VERSIONED_FILE), files);

const pictures = new CacheFirst({
  cacheName: PICTURES_CACHE,
  plugins: [filesOnly, new ExpirationPlugin({ maxEntries: PICTURES_KEPT, purgeOnQuotaError: true })],
});

registerRoute(({ url }) => isOwn(url, PICTURE), pictures);

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: NETWORK_LIMIT_SECONDS,
    matchOptions: { ignoreSearch: true },
    plugins: [new ExpirationPlugin({ maxEntries: PAGES_KEPT })],
  }),
);

setCatchHandler(async ({ request }) => {
  const isPage = (request as Request).mode === 'navigate';
  return (isPage && (await caches.match(STAND_IN))) || Response.error();
});

self.addEventListener('install', (event) => {
  event.waitUntil(keepStandIn());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (event.data?.type === 'KEEP_FILES')
    event.waitUntil(Promise.all([keep(event.data.urls, event), keepStandIn()]));
});

/** A fresh stand-in names the sections' present versions, the ones whose files are kept. */
async function keepStandIn(): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  await cache.add(new Request(STAND_IN, { cache: 'reload' }));
}

/** Keeps what a visit loaded before this worker was in charge, so that the visit can be repeated offline. */
async function keep(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  await Promise.all(urls.map((url) => keepFile(url, event)));
}

/** By its strategy, which counts what it keeps. One file that cannot be had is no reason to give up the rest. */
async function keepFile(url: string, event: ExtendableEvent): Promise<void> {
  // The shell's own files are here since the installation, in a cache of their own.
  if (await caches.match(url, { ignoreSearch: true })) return;
  const strategy = strategyFor(new URL(url));
  if (strategy) await Promise.allSettled(strategy.handleAll({ request: url, event }));
}

function strategyFor(url: URL): CacheFirst | undefined {
  if (isOwn(url, PICTURE)) return pictures;
  return isOwn(url, VERSIONED_FILE) ? files : undefined;
}

function isOwn(url: URL, pattern: RegExp): boolean {
  return url.origin === self.location.origin && pattern.test(url.pathname);
}

/** A page in place of a file comes from a proxy or a hotel's login; kept, it would break the section for good. */
function isFile(response: Response): boolean {
  return response.ok && !response.headers.get('Content-Type')?.includes('text/html');
}

/// <reference lib="webworker" />
import { registerRoute } from 'workbox-routing';
import { isPageAddress, isPicture, isReleaseFile } from './offline/addresses';
import { answerPage } from './offline/answerPage';
import { bringForward } from './offline/bringForward';
import { answerFile, keepFile } from './offline/files';
import { fetchAndKeepPage, keepStandIn, makeRoom } from './offline/keptPages';
import { cachePicture, pictures } from './offline/pictures';
import { answerRegistry, isRegistry, learnRegistry } from './offline/registries';
import { forgetOtherStores } from './offline/store';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** The shell's own files, as the build lists them. */
const SHELL_FILES = self.__WB_MANIFEST.map(({ url }) => url);

/** A page's messages to its worker. */
type Message =
  | { readonly type: 'SKIP_WAITING' }
  | {
      readonly type: 'KEEP';
      /** The page, if it loaded before the worker controlled it. */
      readonly page: string | null;
      /** The files and pictures that it has loaded. */
      readonly urls: readonly string[];
    };

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOtherStores()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message.type === 'KEEP') event.waitUntil(keepVisit(event, message.page, message.urls));
});

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isPageAddress(url.pathname),
  ({ request, event }) => answerPage(request, event),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isReleaseFile(url.pathname),
  ({ request, event }) => answerFile(request, event),
);
registerRoute(({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname), pictures);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isRegistry(url.pathname),
  ({ request, event }) => answerRegistry(request, event),
);

/** The shell's own files, whole, so that a new shell is complete before it takes over. */
async function keepShell(): Promise<void> {
  const areKept = await Promise.all([...SHELL_FILES.map(keepFile), keepStandIn()]);
  if (!areKept.every(Boolean)) throw new Error('A file of the shell could not be had whole.');
}

/** Caches the files that a visit has loaded before this worker controlled it, so that the visit can be repeated offline. */
async function keepVisit(
  event: ExtendableEvent,
  page: string | null,
  urls: readonly string[],
): Promise<void> {
  const paths = urls.map((url) => new URL(url).pathname);
  await Promise.all([
    learnRegistry(),
    ...paths.filter(isReleaseFile).map(keepFile),
    ...paths.filter(isPicture).map((path) => cachePicture(path, event)),
    ...(page === null ? [] : [fetchAndKeepPage(page)]),
  ]);
  // The visited release may differ from the live one.
  await keepStandIn();
  await bringForward();
  await makeRoom();
}

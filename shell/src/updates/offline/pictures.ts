import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { PICTURES } from './store';
import { isWholePicture } from './wholePicture';

/** The heavy part, so fewer of them are cached: those that were seen last. */
const PICTURES_KEPT = 120;

/** A picture never changes: the cached copy answers, otherwise the network. Only whole ones are cached. */
export const pictures = new CacheFirst({
  cacheName: PICTURES,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      fetchDidSucceed: async ({ request, response }) => {
        if (await isPicture(response)) return response;
        // The browser's own cache may hold a partial picture permanently.
        const second = await fetch(new Request(request, { cache: 'reload' }));
        return (await isPicture(second)) ? second : response;
      },
      cacheWillUpdate: async ({ response }) => ((await isPicture(response)) ? response : null),
      // A browser may refuse its cache.
      handlerDidError: ({ request }) => fetch(request),
    },
    new ExpirationPlugin({ maxEntries: PICTURES_KEPT, purgeOnQuotaError: true }),
  ],
});

/** Caches a picture that a page has shown already. Without it the page can still be read, so no error is thrown. */
export async function cachePicture(path: string, event: ExtendableEvent): Promise<void> {
  await Promise.allSettled(pictures.handleAll({ request: new Request(path), event }));
}

async function isPicture(response: Response): Promise<boolean> {
  return response.ok && isWholePicture(await response.clone().arrayBuffer());
}

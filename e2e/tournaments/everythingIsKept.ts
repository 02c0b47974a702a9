import { expect, type Page } from '@playwright/test';

/** The service worker has cached all files that the organiser's pages need. */
export async function everythingIsKept(page: Page) {
  const wanted = [
    'tournaments-create',
    'tournaments-edit',
    'tournaments-tournament',
    'tournaments-match-sheet',
    'tournaments-day',
  ];
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          return kept
            .flat()
            .map(({ url }) => url)
            .join(' ');
        }),
      { timeout: 30_000 },
    )
    .toMatch(new RegExp(wanted.map((chunk) => `(?=.*${chunk})`).join('')));
}

import type { Page } from '@playwright/test';
import {
  bookingLink,
  expect,
  expectBookingLives,
  expectFrameLives,
  expectUnvisitedPlayer,
  test,
  titleOf,
  unvisitedPlayer,
  visitUntilKept,
} from './visits';

test.describe('without a network', () => {
  // The page logs the files that it could not load.
  test.use({ tolerated: [/SectionFailure|remoteEntry|Federation|loadRemote|RUNTIME-|integrity/] });

  test('visited pages open by a link, by their address and by a reload', async ({ page, site }) => {
    await visitUntilKept(page, '/tournois', '/reservation');
    await site.stop();

    await page.reload();
    await expectBookingLives(page);
    await page.goto('/tournois');
    await expect(titleOf(page)).toHaveText('Tous les Tournois');
    await bookingLink(page).click();
    await expectBookingLives(page);
  });

  test('a page without an idle moment has the part below its first screen', async ({ page, site }) => {
    // The page waits for idleness up to a limit before it asks for that part.
    await page.addInitScript(() => {
      const whenIdle = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (work, options) => (options?.timeout ? 0 : whenIdle(work));
    });
    await visitUntilKept(page, '/tournois', '/reservation');
    await site.stop();
    await page.goto('/tournois');
    await bookingLink(page).click();
    await expect(page.getByRole('region', { name: 'Bon à savoir' })).toBeVisible();
  });

  test('a page that is not cached shows an error in the frame', async ({ page, site }) => {
    await visitUntilKept(page, '/reservation');
    await site.stop();
    await page.goto('/classement-mondial');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('n’a pas pu être chargée');
    await expect(page.getByRole('main').getByRole('link', { name: /^0\d/ })).toBeVisible();
    await expectFrameLives(page);
    await bookingLink(page).click();
    await expectBookingLives(page);
  });

  test('a page that is not cached says that the visitor is offline, and loads with the network @full', async ({
    page,
    context,
  }) => {
    await visitUntilKept(page, '/reservation');
    await context.setOffline(true);
    for (const go of [() => page.goto('/classement-mondial'), () => page.goto('/player/3')]) {
      await go();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('Vous êtes hors ligne');
      await expect(alert).toContainText('viendra d’elle-même avec le réseau');
    }
    await context.setOffline(false);
    await expect(titleOf(page)).toBeVisible();
    await expect(page.getByText('Vous êtes hors ligne')).toHaveCount(0, { timeout: 5_000 });
    await expectUnvisitedPlayer(page);
  });

  test('pictures that the visitor has seen are in a cache of their own @full', async ({ page, site }) => {
    await visitUntilKept(page, '/');
    await site.stop();
    await page.reload();
    const picture = page.getByRole('main').locator('picture img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const isKept = picture.evaluate(async ({ currentSrc }: HTMLImageElement) =>
      Boolean(await (await caches.open('site-pictures')).match(currentSrc)),
    );
    expect(await isKept).toBe(true);
  });

  test('an unvisited address of a visited section opens @full', async ({ page, site }) => {
    await visitUntilKept(page, '/player/1');
    await site.stop();
    await page.goto(unvisitedPlayer);
    await expectUnvisitedPlayer(page);
  });
});

test('files of old releases are evicted, and files in use stay @full', async ({ page, site }) => {
  await visitUntilKept(page, '/reservation');
  await keepFiles(page, site.leaveOldFiles(300));
  // A file that comes while room is being made may be one too many until the next one.
  await expect.poll(() => numberOfKeptFiles(page), { message: 'files kept' }).toBeLessThanOrEqual(205);
  await site.stop();
  await page.reload();
  await expectBookingLives(page);
});

/** Has the service worker keep these files, and waits until the last of them is there. */
async function keepFiles(page: Page, urls: string[]): Promise<void> {
  await page.evaluate(
    (kept) => navigator.serviceWorker.controller?.postMessage({ type: 'KEEP', page: null, urls: kept }),
    urls,
  );
  await expect
    .poll(() => page.evaluate(async (last) => Boolean(await caches.match(last)), urls.at(-1) ?? ''))
    .toBe(true);
}

function numberOfKeptFiles(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('site-files')).keys()).length);
}

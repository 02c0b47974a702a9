import type { Page } from '@playwright/test';
import { tableRows } from '../support/suite';
import {
  bookingLink,
  bookingTitle,
  expect,
  expectBookingLives,
  expectFrameLives,
  expectUnvisitedPlayer,
  footer,
  test,
  titleOf,
  unvisitedPlayer,
  updateQuestion,
  visitUntilKept,
  waitUntilKept,
} from './visits';

test.describe('after a deployment of the shell', () => {
  for (const answer of tableRows('Offline, updates', [
    'has been accepted',
    'has been declined',
    'is open',
  ] as const)) {
    test(`visited pages open offline when the update ${answer}`, async ({ page, site }) => {
      await visitUntilKept(page, '/reservation', '/tournois');
      site.deploy('shell');
      await page.reload();
      await expect(updateQuestion(page)).toBeVisible();
      if (answer === 'has been accepted') await accept(page);
      if (answer === 'has been declined') await page.getByRole('button', { name: 'Plus tard' }).click();
      await waitUntilKept(page);
      await site.stop();

      await page.reload();
      await expect(titleOf(page)).toHaveText('Tous les Tournois');
      await expect(page.getByRole('button', { name: footer.next })).toBeVisible();
      await expectFrameLives(page);

      // Kept with the shell that it was made for, which is therefore still here.
      await page.goto('/reservation');
      await expect(page.getByRole('button', { name: footer.now, exact: true })).toBeVisible();
      await expectBookingLives(page);
      await expectFrameLives(page);
    });
  }

  test('an unvisited address opens offline', async ({ page, site }) => {
    await visitUntilKept(page, '/player/1');
    site.deploy('shell');
    await page.reload();
    await accept(page);
    await waitUntilKept(page);
    await site.stop();
    await page.goto(unvisitedPlayer);
    await expectUnvisitedPlayer(page);
  });

  test('another tab with the old shell works offline', async ({ page, context, site }) => {
    await visitUntilKept(page, '/reservation');
    const other = await context.newPage();
    await visitUntilKept(other, '/tournois');
    site.deploy('shell');
    await page.reload();
    await accept(page);
    await waitUntilKept(page);
    await site.stop();
    await expect(other.getByRole('button', { name: footer.now, exact: true })).toBeVisible();
    await bookingLink(other).click();
    await expectBookingLives(other);
    await other.goto(`${site.origin}/tournois`);
    await expect(titleOf(other)).toHaveText('Tous les Tournois');
    await expectFrameLives(other);
  });
});

test.describe('after a deployment of a section', () => {
  test('its pages open offline, by link and by address, although the visitor has not opened them since', async ({
    page,
    site,
  }) => {
    await visitUntilKept(page, '/reservation', '/tournois');
    site.deploy('mfe-booking');
    await visitUntilKept(page, '/tournois');
    await site.stop();

    // First by the address: the page may have been cached before the deployment, or updated since.
    await page.goto('/reservation');
    await expect(titleOf(page)).toHaveText(new RegExp(`${bookingTitle.now}|${bookingTitle.next}`));
    await expectBookingLives(page);
    await page.goto('/tournois');
    await bookingLink(page).click();
    await expect(titleOf(page)).toHaveText(new RegExp(`${bookingTitle.now}|${bookingTitle.next}`));
    await expectBookingLives(page);
  });

  test('the service worker uses the previous release until the new one has loaded', async ({
    page,
    site,
  }) => {
    await visitUntilKept(page, '/reservation', '/tournois');
    site.deploy('mfe-booking');
    // The new files never come, though the pages name them already.
    site.disturb(new RegExp(`/remotes/mfe-booking/${site.versionOf('booking')}/`), 'refused');
    await visitUntilKept(page, '/tournois');
    await site.stop();

    await page.reload();
    await bookingLink(page).click();
    await expect(titleOf(page)).toHaveText(bookingTitle.now);
    await expectBookingLives(page);
  });

  test('the stand-in for unvisited pages uses the cached release', async ({ page, site }) => {
    await visitUntilKept(page, '/tournois');
    await bookingLink(page).click();
    await expectBookingLives(page);
    await waitUntilFilesAreKept(page);
    site.deploy('mfe-booking');
    site.disturb(new RegExp(`/remotes/mfe-booking/${site.versionOf('booking')}/`), 'refused');
    await visitUntilKept(page, '/tournois');
    await site.stop();

    // The page was never opened by its address, so only the stand-in is cached for it.
    await page.goto('/reservation');
    await expect(titleOf(page)).toHaveText(bookingTitle.now);
    await expectBookingLives(page);
  });

  test('the visitor gets the new release, and the service worker soon caches it', async ({ page, site }) => {
    await visitUntilKept(page, '/reservation');
    site.deploy('mfe-booking');
    await visitUntilKept(page, '/tournois');
    await expect
      .poll(() => numberOfKeptFiles(page, `/remotes/mfe-booking/${site.versionOf('booking')}/`))
      .toBeGreaterThan(3);
    await site.stop();
    await bookingLink(page).click();
    await expect(titleOf(page)).toHaveText(bookingTitle.next);
    await expectBookingLives(page);
  });
});

async function accept(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Recharger' }).click();
  await reloaded;
  await expect(titleOf(page)).toBeVisible();
}

async function waitUntilFilesAreKept(page: Page): Promise<void> {
  await expect.poll(() => numberOfKeptFiles(page, '/remotes/mfe-booking/')).toBeGreaterThan(3);
}

function numberOfKeptFiles(page: Page, folder: string): Promise<number> {
  return page.evaluate(async (start) => {
    const stores = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return stores.flat().filter(({ url }) => new URL(url).pathname.startsWith(start)).length;
  }, folder);
}

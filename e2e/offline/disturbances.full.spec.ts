import type { Page } from '@playwright/test';
import { tableRows } from '../support/suite';
import {
  bookingLink,
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

// The page logs the fault of a script that a test has disturbed.
test.use({
  tolerated: [
    /SectionFailure|remoteEntry|Federation|loadRemote|RUNTIME-|Unexpected|Invalid|missing|MIME|integrity/i,
  ],
});

const files = {
  container: /\/mfe-booking\/[0-9a-f]{12}\/remoteEntry\./,
  routes: /\/mfe-booking\/[0-9a-f]{12}\/routes\./,
  page: /\/mfe-booking\/[0-9a-f]{12}\/booking-reservation\./,
};
const disturbances = ['half', 'cut', 'portal', 'unavailable'] as const;
const cells = Object.entries(files).flatMap(([name, address]) =>
  disturbances.map((disturbance) => ({ name, address, disturbance })),
);

test.describe('a section’s file is cached unaltered or not at all', () => {
  for (const { name, address, disturbance } of tableRows('Offline, disturbed files', cells)) {
    test(`${name}, ${disturbance}: the section works after the fault, also offline`, async ({
      page,
      site,
    }) => {
      await visitUntilKept(page, '/tournois');
      site.disturb(address, disturbance);
      await page.goto('/reservation');
      await expect(titleOf(page)).toBeVisible();
      // Until the fault has been met, and answered, at least once.
      await page.waitForLoadState('networkidle');
      site.calm();
      await page.reload();
      await expectBookingLives(page);
      await waitUntilKept(page);
      await site.stop();
      await page.reload();
      await expectBookingLives(page);
    });
  }

  test('a visitor notices nothing when each file is cut once', async ({ page, site }) => {
    await visitUntilKept(page, '/tournois');
    for (const address of Object.values(files)) site.disturb(address, 'half', 1);
    await page.goto('/reservation');
    await expectBookingLives(page);
  });
});

test.describe('a new shell is cached whole or not at all', () => {
  for (const disturbance of tableRows('Offline, disturbed shells', disturbances)) {
    test(`its script, ${disturbance}: the old shell serves until the fault is over`, async ({
      page,
      site,
    }) => {
      await visitUntilKept(page, '/reservation', '/tournois');
      site.deploy('shell');
      site.disturb(/\/shell\/[0-9a-f]{12}\/main\.0b5e55ed/, disturbance);
      await page.reload();
      await expect(titleOf(page)).toHaveText('Tous les Tournois');
      await page.waitForLoadState('networkidle');
      site.disturb(/./, 'refused');
      await page.goto('/reservation');
      await expectBookingLives(page);

      site.calm();
      await page.goto('/tournois');
      await expect(page.getByRole('button', { name: footer.next })).toBeVisible();
      await expectFrameLives(page);
      await expect(updateQuestion(page)).toBeVisible();
    });
  }
});

test.describe('another site’s page in place of a page of this site', () => {
  test('does not replace the cached page, and is not cached', async ({ page, site }) => {
    await visitUntilKept(page, '/reservation');
    site.disturb(/./, 'portal');
    await page.reload();
    await expectBookingLives(page);
    await site.stop();
    await page.reload();
    await expectBookingLives(page);
  });

  test('is shown when no page is cached, so that a hotel’s login is visible', async ({ page, site }) => {
    await visitUntilKept(page, '/reservation');
    site.disturb(/./, 'portal');
    await page.goto('/classement-mondial');
    await expect(page.getByRole('heading', { name: 'Connexion au Wi-Fi' })).toBeVisible();
    site.calm();
    await page.goto('/classement-mondial');
    await expect(titleOf(page)).toHaveText(/Classement/i);
  });

  test('half of a page does not replace its whole copy', async ({ page, site }) => {
    await visitUntilKept(page, '/reservation');
    site.disturb(/\/reservation$/, 'half');
    await page.reload();
    await expectBookingLives(page);
    await site.stop();
    await page.reload();
    await expectBookingLives(page);
  });
});

test.describe('an unavailable host', () => {
  test('does not matter for a cached page', async ({ page, site }) => {
    await visitUntilKept(page, '/reservation');
    site.disturb(/./, 'unavailable');
    await page.reload();
    await expectBookingLives(page);
  });

  test('does not matter for an unvisited address of a cached section', async ({ page, site }) => {
    await visitUntilKept(page, '/player/1');
    site.disturb(/./, 'unavailable');
    await page.goto(unvisitedPlayer);
    await expectUnvisitedPlayer(page);
  });

  test('leaves the frame and an error when the section is not cached', async ({ page, site }) => {
    await visitUntilKept(page, '/reservation');
    site.disturb(/./, 'unavailable');
    await page.goto('/classement-mondial');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('n’a pas pu être chargée');
    await expectFrameLives(page);
  });
});

test.describe('a page that hangs', () => {
  test('is replaced by its cached copy', async ({ page, site }) => {
    await visitUntilKept(page, '/reservation');
    site.disturb(/^\/reservation$/, 'hanging');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expectBookingLives(page);
  });

  test('is replaced by the stand-in when it was never visited', async ({ page, site }) => {
    await visitUntilKept(page, '/player/1');
    site.disturb(new RegExp(`^${unvisitedPlayer}$`), 'hanging');
    await page.goto(unvisitedPlayer, { waitUntil: 'domcontentloaded' });
    await expectUnvisitedPlayer(page);
  });
});

test('a picture cut in half is whole again after the fault, also offline', async ({ page, site }) => {
  await visitUntilKept(page, '/reservation');
  site.disturb(/\/media\//, 'half');
  await page.goto('/');
  await expect(titleOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => coloursAtTheFoot(page), { message: 'colours of the half that is missing' })
    .toBeLessThan(3);

  site.calm();
  await page.reload();
  await expect.poll(() => coloursAtTheFoot(page)).toBeGreaterThan(9);
  await waitUntilKept(page);
  await site.stop();
  await page.reload();
  await expect.poll(() => coloursAtTheFoot(page)).toBeGreaterThan(9);
});

test('a full disk caches nothing new, and the pages work', async ({ page, context, site }) => {
  await visitUntilKept(page, '/reservation');
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
  await page.goto('/classement-mondial');
  await expect(titleOf(page)).toHaveText(/Classement/i);
  await bookingLink(page).click();
  await expectBookingLives(page);
  await expectFrameLives(page);
});

/** How many colours the lowest part of a page's first picture shows: a half that never came has none. */
function coloursAtTheFoot(page: Page): Promise<number> {
  const picture = page.getByRole('main').locator('picture img').first();
  return picture.evaluate((image: HTMLImageElement) => {
    if (!image.complete || image.naturalWidth === 0) return 0;
    const canvas = new OffscreenCanvas(40, 40).getContext('2d');
    canvas?.drawImage(image, 0, 0, 40, 40);
    const pixels = new Uint32Array(canvas?.getImageData(0, 30, 40, 10).data.buffer ?? new ArrayBuffer(0));
    return new Set(pixels).size;
  });
}

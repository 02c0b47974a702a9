import type { Page } from '@playwright/test';
import { breakFile } from '../failures/breakFile';
import { expectTitle, follow } from '../failures/visitor';
import { expect, test } from '../support/test';

/**
 * A page may arrive before its files, on a host that is uploaded to file by file or at the edge of a CDN. It recovers
 * without a click when they arrive, and the visitor's text is still there.
 */
test.use({ tolerated: [/SectionFailure|Federation|RUNTIME-|integrity/i] });

const SHELL = /\/shell\/[0-9a-f]+\/main\.[0-9a-f]+\.js/;
const BOOKING = /\/remotes\/mfe-booking\/[0-9a-f]+\/.*\.js/;
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });

test('the contact form answers once the shell’s script has loaded', async ({ page }) => {
  await page.clock.install();
  const broken = await breakFile(page, SHELL, 404);
  await page.goto('/contact');
  await broken.isAsked();
  await page.getByLabel('Nom', { exact: true }).fill('Ana Lefèvre');
  await page.getByLabel('Message').fill('Bonjour');
  // The retry still finds no file.
  await page.clock.fastForward(10_100);
  broken.repair();
  await page.clock.fastForward(10_100);
  await expect(async () => {
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('Indiquez votre adresse e-mail.').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Ana Lefèvre');
  await expect(page.getByLabel('Message')).toHaveValue('Bonjour');
});

test('input from before the scripts survives a reload, whether or not the scripts load then', async ({
  page,
}) => {
  const broken = await breakFile(page, SHELL, 404);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Nom', { exact: true }).fill('Ana Lefèvre');
  await page.getByLabel('Message').fill('Bonjour');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByLabel('Message')).toHaveValue('Bonjour');
  broken.repair();
  await page.reload({ waitUntil: 'load' });
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Indiquez votre adresse e-mail.').first()).toBeVisible();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Ana Lefèvre');
  await expect(page.getByLabel('Message')).toHaveValue('Bonjour');
});

test('a page without content says that it is late, and appears once the shell’s script has loaded', async ({
  page,
}) => {
  await page.clock.install();
  const broken = await breakFile(page, SHELL, 404);
  await page.goto('/player/11');
  await expect(page.getByText('Cette page tarde à venir.')).toBeVisible();
  broken.repair();
  await page.clock.fastForward(10_100);
  await expectTitle(page, /\S/);
  await expect(page.getByText('Cette page tarde à venir.')).toHaveCount(0);
});

test('the booking form answers once its section has loaded, and the error line disappears', async ({
  page,
}) => {
  await page.clock.install();
  const broken = await breakFile(page, BOOKING, 404);
  await page.goto('/reservation');
  await expect(retry(page)).toBeVisible();
  await page.getByLabel('Nom').fill('Ana Lefèvre');
  await page.getByLabel('E-mail').focus();
  const spoken = await watchSpoken(page);
  await page.clock.fastForward(10_100);
  await page.waitForTimeout(500);
  await expect(retry(page)).toBeVisible();
  expect(await spoken(), 'nothing is said again').toEqual([]);
  await expect(page.getByLabel('E-mail')).toBeFocused();

  broken.repair();
  await page.clock.fastForward(20_000);
  await expect(retry(page)).toHaveCount(0);
  await page.locator('main [type=submit]').click();
  await expect(page.getByText("L'email est requis.").first()).toBeVisible();
  await expect(page.getByLabel('Nom')).toHaveValue('Ana Lefèvre');
});

test('a late page appears without a retry by the visitor, and does not take their focus', async ({
  page,
}) => {
  await page.clock.install();
  const broken = await breakFile(page, BOOKING, 404);
  await page.goto('/contact');
  await expectTitle(page, 'Nous contacter');
  await follow(page, '/reservation');
  await expectTitle(page, 'Cette page ne répond pas');
  const opener = page.getByRole('button', { name: 'Sous-menu Services & Tarifs' });
  await opener.focus();
  const spoken = await watchSpoken(page);
  await page.clock.fastForward(10_100);
  await page.waitForTimeout(500);
  await expectTitle(page, 'Cette page ne répond pas');
  expect(await spoken(), 'nothing is said again').toEqual([]);

  broken.repair();
  await page.clock.fastForward(20_000);
  await expectTitle(page, 'Réserver un terrain');
  await expect(opener).toBeFocused();
});

/** Records the changes of live regions, and of the labels of the buttons beside them. */
async function watchSpoken(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest('[role=status], [role=alert], [role=progressbar], [aria-live], main'))
          heard.push(element.outerHTML);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test.describe('a page that the shell had given up', () => {
  // A service worker's requests would bypass the test's route.
  test.use({ serviceWorkers: 'block' });

  test('appears soon after its files arrive, without a press by the visitor', async ({ page }) => {
    await page.goto('/contact');
    await expectTitle(page, 'Nous contacter');
    let release = () => {};
    const isThere = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(BOOKING, async (route) => {
      await isThere;
      await route.continue();
    });
    await follow(page, '/reservation');
    await expect(page.getByRole('heading', { level: 1, name: 'Cette page ne répond pas' })).toBeVisible();
    release();
    // One of them may be asked for a moment before it is there, and then once more after ten seconds; never after a minute.
    await expect(page.getByRole('heading', { level: 1, name: 'Réserver un terrain' })).toBeVisible();
  });
});

import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';
import { breakFile } from './breakFile';
import { faultNames } from './faults';
import { members } from './sections';
import { expectFrameUsable, expectPhoneNumber, expectTitle, follow } from './visitor';

/**
 * The registry of the other sections fails in every way. The visitor's page and its section hydrate without it.
 * Navigating to another section also succeeds, because that section's HTML names its release. Only if that HTML fails
 * too does the page show an error, and a retry helps.
 */
test.use({ tolerated: [/./] });

const REGISTRY = /\/registry\.json/;

for (const fault of tableRows('Failures, registry', faultNames)) {
  test(`registry, ${fault}, step into another section`, async ({ page }) => {
    await page.clock.install();
    const broken = await breakFile(page, REGISTRY, fault);
    await page.goto('/contact');
    await broken.isAsked();
    await follow(page, '/blog');
    await expectTitle(page, /\S/);
    await follow(page, members.prerendered.path);
    await broken.runItsCourse();

    await members.prerendered.lives(page);
    await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
    await expectFrameUsable(page);
    await page.goBack();
    await expectTitle(page, /\S/);
  });

  test(`registry, ${fault}, unknown address`, async ({ page }) => {
    await page.clock.install();
    const broken = await breakFile(page, REGISTRY, fault);
    await page.goto('/nulle-part');
    await expectTitle(page, 'Page introuvable');
    await broken.runItsCourse();
    const told = page.getByRole('button', { name: 'Réessayer' });
    if (broken.isTold) {
      await expect(told).toBeVisible();
      broken.repair();
      await told.click();
    }
    await expect(told).toHaveCount(0);
    await expectTitle(page, 'Page introuvable');
    await expectFrameUsable(page);
  });
}

test('registry and page refused, step into another section: the frame shows an error, and a retry loads the page', async ({
  page,
}) => {
  const broken = await breakFile(page, REGISTRY, 'refused');
  await page.goto('/contact');
  await broken.isAsked();
  await page.route('**/connexion', (route) => route.abort());
  await follow(page, '/connexion');
  const told = page.getByRole('button', { name: 'Réessayer' });
  await expect(told).toBeVisible();
  await expectPhoneNumber(page);
  broken.repair();
  await told.click();
  await expectTitle(page, 'Connexion');
  await expect(told).toHaveCount(0);
});

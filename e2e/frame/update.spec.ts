import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, oneWidth, test } from '../support/test';
import { expectPressable } from './seen';

/** A browser in which a new version of the service worker waits: since before the page, or when the test says so. */
async function withNewVersion(page: Page, since: 'start' | 'later'): Promise<() => Promise<void>> {
  await page.addInitScript((isWaiting) => {
    const worker = () => Object.assign(new EventTarget(), { state: 'installed', postMessage: () => {} });
    const registration = Object.assign(new EventTarget(), {
      waiting: isWaiting ? worker() : null,
      installing: null as ReturnType<typeof worker> | null,
      active: worker(),
    });
    const container = Object.assign(new EventTarget(), {
      controller: registration.active,
      register: async () => registration,
      ready: Promise.resolve(registration),
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: container });
    window.addEventListener('test:new-version', () => {
      registration.installing = worker();
      registration.dispatchEvent(new Event('updatefound'));
      registration.installing.dispatchEvent(new Event('statechange'));
    });
  }, since === 'start');
  return async () => {
    const question = page.getByRole('alertdialog', { name: 'Mise à jour' });
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('test:new-version')));
      await expect(question).toBeVisible({ timeout: 5_000 });
    }).toPass();
  };
}

test('the update question takes the focus when the visitor types nothing, and Escape returns it to the page', async ({
  page,
}) => {
  await withNewVersion(page, 'start');
  await page.goto('/contact');
  const question = page.getByRole('alertdialog', { name: 'Mise à jour' });
  await expect(question).toBeFocused();
  await expect(question).toHaveAccessibleDescription(
    /^Une nouvelle version de l’application est disponible\. Voulez-vous la recharger\s\?$/,
  );
  await expect(question).not.toHaveCSS('outline-style', 'none');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Recharger' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the update question does not take the focus from a visitor who types, and is announced', async ({
  page,
}) => {
  const arrive = await withNewVersion(page, 'later');
  await page.goto('/contact');
  const name = page.getByLabel('Nom');
  await name.fill('Zo');
  await arrive();
  const question = page.getByRole('alertdialog', { name: 'Mise à jour' });
  await expect(question.getByRole('alert')).toContainText('Une nouvelle version');
  await page.keyboard.type('é');
  await expect(name).toHaveValue('Zoé');
  await expect(name).toBeFocused();

  await question.getByRole('button', { name: 'Plus tard' }).focus();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Zoé');
});

test(
  'the update question covers no control that a visitor presses or types into @full',
  oneWidth,
  async ({ page }) => {
    const arrive = await withNewVersion(page, 'later');
    for (const [width, height] of [
      [320, 640],
      [375, 740],
      [1440, 900],
    ] as const) {
      for (const top of [80, 0.4 * height, height - 80]) {
        await page.setViewportSize({ width, height });
        await page.goto('/contact');
        const name = page.getByLabel('Nom');
        await name.fill('Zoé');
        await name.evaluate(
          (field, top) => scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' }),
          top,
        );
        await arrive();
        await expectPressable(name);
        for (const answer of ['Recharger', 'Plus tard'])
          await expectPressable(page.getByRole('alertdialog').getByRole('button', { name: answer }));
      }
    }
  },
);

test(
  'the open menu of a phone hides the update question until the menu closes',
  oneWidth,
  async ({ page }) => {
    await withNewVersion(page, 'start');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/contact');
    const question = page.getByRole('alertdialog', { name: 'Mise à jour' });
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectPressable(page.getByRole('banner').getByRole('link', { name: 'Le Jorkyball' }));
    await expect(question).toBeHidden();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Plus tard' }).click();
    await expect(question).toHaveCount(0);
  },
);

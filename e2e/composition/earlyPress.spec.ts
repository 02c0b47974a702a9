import type { Page } from '@playwright/test';
import { expectPage } from '../support/expectPage';
import { expect, oneWidth, test } from '../support/test';

declare global {
  interface Window {
    wasPressedEarly?: true;
  }
}

/** In each document from now on, presses a control in the moment in which React has it and the page does not live yet. */
async function pressEarly(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const control = document.querySelector<HTMLElement>(wanted);
      const isReacts = control && Object.keys(control).some((key) => key.startsWith('__reactProps'));
      if ('pageLoader' in self && pageLoader.isPageAlive) return;
      if (!isReacts) return port2.postMessage(null);
      window.wasPressedEarly = true;
      control.click();
    };
    port2.postMessage(null);
  }, selector);
}

async function expectPressedEarly(page: Page) {
  expect(await page.evaluate(() => window.wasPressedEarly), 'the press came early').toBe(true);
}

test(
  'a link pressed during hydration adds one history entry, and one step back undoes it',
  oneWidth,
  async ({ page }) => {
    await pressEarly(page, 'main a[href="/reservation"]');
    await page.goto('/');
    await expectPage(page, '/reservation');
    await expectPressedEarly(page);
    await page.goBack();
    await expectPage(page, '/');
  },
);

test('a button pressed during hydration acts once', oneWidth, async ({ page }) => {
  await page.goto('/classement-mondial?nom=lefebvre');
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('table').getByRole('link', { name: 'Thomas Lefebvre' }).click();
  await expectPage(page, '/player/3');
  await pressEarly(page, 'main button');
  await page.reload();
  await expectPage(page, '/classement-mondial?nom=lefebvre');
  await expectPressedEarly(page);
  await expect(page.getByLabel('Rechercher un joueur')).toHaveValue('lefebvre');
});

test(
  'a press that began before hydration moved the page still reaches its link',
  oneWidth,
  async ({ page }) => {
    let arrive = () => {};
    const isThere = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/remotes/**/*.js', async (route) => {
      await isThere;
      await route.continue();
    });
    await page.goto('/classement-mondial?nom=lefebvre', { waitUntil: 'commit' });
    const player = page.getByRole('table').getByRole('link', { name: 'Thomas Lefebvre' });
    await player.hover();
    await page.mouse.down();
    const before = await player.boundingBox();
    arrive();
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(1);
    expect((await player.boundingBox())?.y, 'the page has moved').not.toBe(before?.y);
    await page.mouse.up();
    await expectPage(page, '/player/3');
  },
);

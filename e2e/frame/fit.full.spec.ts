import type { Page } from '@playwright/test';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';
import { expectPressable } from './seen';

/** Width, height, and the size of letters in percent. 320 × 256 is a screen of 1280 × 1024 zoomed in to 400 %. */
const screens = [
  [320, 640, 100],
  [320, 640, 200],
  [320, 256, 100],
  [375, 740, 100],
  [375, 740, 200],
  [768, 1024, 200],
  [1024, 768, 100],
  [1024, 768, 150],
  [1440, 900, 100],
  [1440, 900, 200],
] as const;

/** Larger letters by the browser's setting, which media queries know, and by the page's own root, which they do not. */
const enlarge: Readonly<Record<string, (page: Page, percent: number) => Promise<unknown>>> = {
  'of the browser': async (page, percent) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  },
  'of the page': (page, percent) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, `${percent}%`),
};

for (const [letters, setSize] of tableRows('Header, large letters', Object.entries(enlarge))) {
  test(`the header keeps the name and a way to every page on any screen, by letters ${letters}`, async ({
    page,
  }) => {
    await page.goto('/contact');
    const header = page.getByRole('banner');
    const toggle = header.getByRole('button', { name: 'Menu' });
    for (const [width, height, percent] of screens) {
      await test.step(`${width} × ${height}, ${percent} %`, async () => {
        await page.setViewportSize({ width, height });
        // A menu opens under a pointer.
        await page.mouse.move(0, height - 1);
        await setSize(page, percent);
        await expectPressable(header.getByRole('link', { name: /accueil/ }));
        const isWide = width >= 1024 && percent === 100;
        await expect(header.getByRole('link', { name: 'Tournois' })).toBeVisible({ visible: isWide });
        expect(await page.evaluate(() => [document.documentElement.scrollWidth, scrollX])).toEqual([
          width,
          0,
        ]);
        if (isWide) {
          for (const name of [
            'Le Jorkyball',
            'Tournois',
            'Services & Tarifs',
            'Jorkyball TV',
            'Réserver',
            'Connexion',
          ])
            await expectPressable(header.getByRole('link', { name, exact: true }));
          return;
        }
        await expectPressable(toggle);
        await toggle.click();
        for (const name of ['Tournois', 'Réserver', 'Connexion']) {
          const entry = header.getByRole('link', { name, exact: true });
          await entry.scrollIntoViewIfNeeded();
          await expectPressable(entry);
        }
        await expectPressable(toggle);
        await toggle.click();
      });
    }
  });
}

test('an open menu closes when the header has room for its entries', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 1300, height: 900 });
  await expectPressable(page.getByRole('main').getByRole('heading', { level: 1 }));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tournois' })).toHaveCount(1);
});

test(
  'no transition runs on a resized screen when the visitor prefers reduced motion',
  oneWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/classement-clubs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const moving = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const moved = new Set<string>();
          document.addEventListener('transitionrun', (event) => moved.add(event.propertyName));
          addEventListener('resize', () => setTimeout(() => resolve([...moved]), 300), { once: true });
        }),
    );
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await moving, 'what changes bit by bit').toEqual([]);
  },
);

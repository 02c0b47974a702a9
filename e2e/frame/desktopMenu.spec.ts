import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { expect, test } from '../support/test';
import { wide } from './visitors';

test.use({ viewport: wide });

test('a visitor opens a submenu with the pointer and lands on its page, the submenu closed', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Nous contacter' })).toBeHidden();
  await header.getByRole('link', { name: 'Services & Tarifs' }).hover();
  await header.getByRole('link', { name: 'Nous contacter' }).click();
  await expectPage(page, '/contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Nous contacter' })).toBeHidden();
});

test('a visitor opens a submenu by a press, and a press elsewhere closes it', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Sous-menu Le Jorkyball' }).click();
  await expect(header.getByRole('link', { name: 'News' })).toBeVisible();
  await page.mouse.click(700, 700);
  await expect(header.getByRole('link', { name: 'News' })).toBeHidden();
});

test('a visitor opens a submenu with the keyboard, leaves it by Escape, and goes to its page', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const opener = header.getByRole('button', { name: 'Sous-menu Services & Tarifs' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const entry = header.getByRole('link', { name: 'Conception & Fabrication' });
  // The panel fades in, and the keyboard skips invisible entries.
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(entry).toBeHidden();

  // The submenu closes when the focus leaves it.
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(entry).toBeHidden();

  await opener.press('Enter');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectPage(page, '/fabrication-terrain-jorkyball');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(entry).toBeHidden();
});

test('a visitor reaches the videos, the booking and the login from the header', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const [name, address] of [
    ['Jorkyball TV', '/jorkyball-tv'],
    ['Réserver', '/reservation'],
    ['Connexion', '/connexion'],
    ['Tournois', '/tournois'],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click();
    await expectPage(page, address);
  }
});

test('the header becomes translucent past 50 px', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await expect(header).toHaveCSS('backdrop-filter', 'none');
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await expect(header).toHaveCSS('backdrop-filter', /blur/);
});

test('the home page with a submenu open has no accessibility findings', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sous-menu Services & Tarifs' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Nous contacter' })).toBeVisible();
  await expectAccessible(page);
});

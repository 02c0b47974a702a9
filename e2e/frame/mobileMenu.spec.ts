import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { watchDocumentLoads } from '../support/requests';
import { expect, test } from '../support/test';
import { narrow, visitAs } from './visitors';

test.use({ viewport: narrow });

test('a visitor reaches every page through the menu, which closes after each choice', async ({ page }) => {
  const loads = watchDocumentLoads(page);
  await page.goto('/');
  const header = page.getByRole('banner');
  const toggle = header.getByRole('button', { name: 'Menu' });
  for (const [entry, address] of [
    ['News', '/blog'],
    ['Tournois', '/tournois'],
    ['Conception & Fabrication', '/fabrication-terrain-jorkyball'],
    ['Nous contacter', '/contact'],
    ['Jorkyball TV', '/jorkyball-tv'],
    ['Réserver', '/reservation'],
    ['Connexion', '/connexion'],
  ] as const) {
    await toggle.click();
    await header.getByRole('link', { name: entry, exact: true }).click();
    await expectPage(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(header.getByRole('link', { name: 'Tournois' })).toBeHidden();
  }
  await toggle.click();
  await header.getByRole('link', { name: /accueil/ }).click();
  await expectPage(page, '/');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(loads()).toBe(1);
});

test('a visitor goes through the menu with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const toggle = header.getByRole('button', { name: 'Menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(header.getByRole('link', { name: 'Le Jorkyball' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(header.getByRole('link', { name: 'Le Jorkyball' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', { name: 'News' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(page, '/blog');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('the keyboard does not reach the page behind the open menu', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  const visited: string[] = [];
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    visited.push(
      await page.evaluate(() => document.activeElement?.closest('header, main, footer')?.tagName ?? ''),
    );
  }
  expect(visited).toContain('HEADER');
  expect(visited).not.toContain('MAIN');
  expect(visited).not.toContain('FOOTER');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
});

test('going back closes the menu', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
  await expectPage(page, '/reservation');
  await expect(page.getByRole('heading', { level: 1, name: 'Réserver un terrain' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.goBack();
  await expectPage(page, '/blog');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('going back closes the menu while the next page is still loading', async ({ page }) => {
  await page.goto('/blog');
  await page.route('**/remotes/mfe-booking/**', () => {});
  await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Chargement de la page' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.goBack();
  await expectPage(page, '/blog');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('a menu opened while a page loads stays open when the page arrives', async ({ page }) => {
  await page.goto('/blog');
  let letThrough = () => {};
  const opened = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/remotes/mfe-booking/**', async (route) => {
    await opened;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  letThrough();
  await expect(page).toHaveTitle(/^Réserver/);
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Réserver un terrain' })).toBeVisible();
});

test('a player finds their profile in the menu and logs out there', async ({ page }) => {
  await visitAs(page, 'player');
  await page.goto('/blog');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu' }).click();
  await header.getByRole('link', { name: 'Profil' }).click();
  await expectPage(page, '/profil');
  await header.getByRole('button', { name: 'Menu' }).click();
  await header.getByRole('button', { name: 'Déconnexion' }).click();
  await expectPage(page, '/');
  await header.getByRole('button', { name: 'Menu' }).click();
  await expect(header.getByRole('link', { name: 'Connexion' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Déconnexion' })).toHaveCount(0);
});

test('the home page with its menu open has no accessibility findings', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tournois' })).toBeVisible();
  await expectAccessible(page);
});

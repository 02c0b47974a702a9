import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { expect, test } from '../support/test';
import { logIn } from './memberPages';

test('a player logs in with the demonstration login', async ({ page }) => {
  await logIn(page, 'Joueur');
  await expect(page.getByText('Connexion joueur réussie !')).toBeVisible();
  await expect(page.getByText('Bienvenue sur votre espace membre.')).toBeVisible();
});

test('an organiser logs in with the demonstration login', async ({ page }) => {
  await logIn(page, 'Organisateur');
  await expect(page.getByText('Connexion organisateur réussie !')).toBeVisible();
  await expect(page.getByText('Bienvenue sur votre tableau de bord.')).toBeVisible();
});

test('a visitor logs in with the keyboard alone', async ({ page }) => {
  await page.goto('/connexion');
  await page.getByRole('tab', { name: 'Connexion' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Joueur' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Organisateur' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectPage(page, '/organisateur');
});

test('a visitor who wants to register is told that he cannot yet, and finds the demonstration', async ({
  page,
}) => {
  await page.goto('/connexion?onglet=inscription');
  await page.getByLabel('Nom complet').fill('Ana Lefèvre');
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByText('Inscription en cours de développement')).toBeVisible();
  await page.getByRole('button', { name: 'Aller à la connexion' }).click();
  await expect(page.getByRole('button', { name: /démo/ })).toBeVisible();
});

test('a visitor finds the tab that he left', async ({ page }) => {
  await page.goto('/connexion');
  await page.getByRole('tab', { name: 'Inscription' }).click();
  await expectPage(page, '/connexion?onglet=inscription');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Inscription' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Connexion' })).toHaveAttribute('aria-selected', 'true');
});

for (const path of ['/connexion', '/connexion?onglet=inscription']) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(page);
  });
}

test('nothing of the hosted back end is fetched or asked where none is configured', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await logIn(page);
  await page.reload();
  expect(asked.filter((url) => /hosted|supabase|auth\/v1/.test(url))).toEqual([]);
});

import type { Page } from '@playwright/test';
import { alive } from '../support/alive';
import { expectPage } from '../support/expectPage';
import { holdSection } from '../support/requests';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';
import { logIn } from './memberPages';

test('the registration keeps a visitor’s input over a reload and on the way back, without the password', async ({
  page,
}) => {
  await page.goto('/connexion?onglet=inscription');
  await page.getByLabel('Nom complet').fill('Ana Lefèvre');
  await page.getByLabel('E-mail').fill('ana@example.org');
  await page.getByLabel('Mot de passe').fill('secret');
  await page.reload();
  await expect(page.getByLabel('Nom complet')).toHaveValue('Ana Lefèvre');
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.org');
  await expect(page.getByLabel('Mot de passe')).toHaveValue('');
  await page.goto('/contact');
  await expect(page.getByLabel('Message')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Nom complet')).toHaveValue('Ana Lefèvre');
});

test('a login clears the forms, and a logged-in member sees no input of the guest before', async ({
  page,
}) => {
  await page.goto('/connexion?onglet=inscription');
  await page.getByLabel('Nom complet').fill('Une autre personne');
  await page.getByRole('tab', { name: 'Connexion' }).click();
  await page.getByLabel('E-mail').fill('ana@example.org');
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.org');
  await logIn(page);
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click();
  await expectPage(page, '/');
  for (const tab of ['connexion', 'inscription']) {
    await page.goto(`/connexion?onglet=${tab}`);
    // Both forms are there once their scripts are.
    await expect(page.getByRole('button', { name: /démo|S’inscrire/ })).toBeEnabled();
    await expect(page.getByLabel('E-mail')).toHaveValue('');
  }
  await expect(page.getByLabel('Nom complet')).toHaveValue('');
});

test('a member’s input does not come back with the page that the tab goes back to after a logout @full', async ({
  page,
}) => {
  await page.goto('/connexion');
  await logIn(page);
  await page.goto('/contact');
  await page.getByLabel('Nom', { exact: true }).fill('Ana Lefèvre');
  await page.getByLabel('Message').fill('Bonjour');
  await page.goto('/profil');
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click();
  await expectPage(page, '/');
  await page.goBack();
  await expectPage(page, '/contact');
  await alive(page);
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('the form keeps the role, address and password from before its scripts @full', async ({ page }) => {
  const letArrive = await holdSection(page, 'members');
  await page.goto('/connexion', { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: 'Organisateur' }).check();
  await page.getByLabel('E-mail').fill('ana@example.org');
  await page.getByLabel('Mot de passe').fill('secret');
  letArrive();
  await alive(page);
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.org');
  await expect(page.getByLabel('Mot de passe')).toHaveValue('secret');
  await page.getByRole('button', { name: /démo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Tournois' })).toBeVisible();
});

for (const [how, press] of tableRows(
  'Login before scripts',
  [
    ['the Enter key', (page: Page) => page.getByLabel('Mot de passe').press('Enter')],
    ['the button', (page: Page) => page.getByRole('button', { name: /démo/ }).click()],
  ] as const,
  { every: 2 },
)) {
  test(`a login by ${how} before hydration is sent after it @table`, oneWidth, async ({ page }) => {
    const letArrive = await holdSection(page, 'members');
    await page.goto('/connexion', { waitUntil: 'domcontentloaded' });
    await page.getByRole('radio', { name: 'Organisateur' }).check();
    await page.getByLabel('E-mail').fill('ana@example.org');
    await page.getByLabel('Mot de passe').fill('secret');
    await press(page);
    letArrive();
    await expect(page.getByRole('heading', { level: 1, name: 'Mes Tournois' })).toBeVisible();
    expect(page.url()).not.toContain('secret');
  });
}

import { visitAs } from '../frame/visitors';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

const tournament = 'Championnat de France 2024';
const path = '/organisateur/tournoi/championnat-de-france-2024';

test('a player’s honours link to their results, and « Retour » leads to the profile', async ({ page }) => {
  await visitAs(page, 'player');
  await page.goto('/profil');
  const honour = page.getByRole('listitem').filter({ has: page.getByText('2e', { exact: true }) });
  await honour.getByRole('link', { name: tournament }).click();
  await expect(page.getByRole('heading', { level: 1, name: tournament })).toBeVisible();
  await expect(page.getByText('Terminé', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Classement' }).click();
  await expect(page.getByRole('table').getByRole('row').nth(2)).toContainText('Prouvy');
  await page.getByRole('tab', { name: 'Joueurs' }).click();
  const defenders = page.getByRole('region', { name: 'Meilleurs défenseurs' });
  await expect(defenders.getByRole('listitem').nth(3)).toContainText('Thomas Lefebvre');
  await page.getByRole('link', { name: 'Retour' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thomas Lefebvre' })).toBeVisible();
});

test('a club has the place in the results that its honours name', async ({ page }) => {
  for (const club of ['Lyon', 'Prouvy', 'Perpignan', 'Montpellier']) {
    await page.goto(`/club/${club}`);
    const honour = page.getByRole('listitem').filter({ hasText: tournament });
    const place = Number.parseInt((await honour.textContent()) ?? '', 10);
    await honour.getByRole('link', { name: tournament }).click();
    await page.getByRole('tab', { name: 'Classement' }).click();
    await expect(page.getByRole('table').getByRole('row').nth(place), club).toContainText(club);
  }
});

test('a guest finds last season in the list of tournaments', async ({ page }) => {
  await page.goto('/tournois');
  await page.getByRole('region', { name: 'Saisons passées' }).getByRole('link', { name: tournament }).click();
  await expect(page.getByRole('heading', { level: 1, name: tournament })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'Journée 5' })).toBeVisible();
  await expectAccessible(page);
});

test('an organiser reads last season and cannot change it', async ({ page }) => {
  await visitAs(page, 'organizer');
  await page.goto(`${path}/modifier`);
  await expect(page.getByText('Saison terminée')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: tournament })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Modifier' })).toHaveCount(0);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the results are readable', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: tournament })).toBeVisible();
    await expect(page.getByRole('listitem').getByText('Perpignan').first()).toBeVisible();
  });
});

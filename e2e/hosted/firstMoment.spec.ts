import { oneWidth } from '../support/test';
import { expect, test } from './support/test';

test(
  'the sample season says that it is invented on a site with shared tournaments @full',
  oneWidth,
  async ({ page }) => {
    await page.goto('/tournois');
    await expect(page.getByText('Données d’exemple : équipes et résultats sont inventés.')).toBeVisible();
    await page.getByRole('link', { name: 'Championnat de France 2024', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Championnat de France 2024' })).toBeVisible();
    await expect(page.getByText('Données d’exemple : équipes et résultats sont inventés.')).toBeVisible();
  },
);

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('a site with a back end prerenders no sample tournament', oneWidth, async ({ page }) => {
    await page.goto('/tournois');
    await expect(page.getByRole('heading', { level: 1, name: 'Tous les Tournois' })).toBeVisible();
    await expect(page.getByText('Les tournois se chargent')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Championnat de France', exact: true })).toHaveCount(0);
    await page.goto('/organisateur/tournoi/championnat-de-france-2025');
    await expect(page.locator('main noscript')).toBeVisible();
    await expect(page).not.toHaveTitle(/Championnat/);
  });

  test('a site with a back end prerenders no demonstration login', oneWidth, async ({ page }) => {
    await page.goto('/connexion');
    await expect(page.locator('main noscript')).toBeVisible();
    await expect(page.getByText('démonstration')).toHaveCount(0);
  });
});

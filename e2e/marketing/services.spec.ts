import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { expect, test } from '../support/test';

test('a visitor finds six services and three plans, and takes a plan to the booking', async ({ page }) => {
  await page.goto('/services-tarifs');
  await expect(page.locator('#services').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voir les tarifs' }).click();
  await expect(page.getByRole('heading', { name: 'Trois formules, aucun frais caché' })).toBeInViewport();
  await expect(
    page.getByText(/Réservez de préférence 7\sjours à l’avance\s; le calendrier est ouvert sur 2\smois\./),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Choisir cette formule : Passionné' }).click();
  await expectPage(page, '/reservation');
  await expect(page.getByRole('main')).toContainText('Passionné');
});

const landings = [
  { path: '/jorkyball-prouvy', button: 'Réserver un terrain', to: '/reservation' },
  { path: '/jorkyball-prouvy', button: 'Nous contacter', to: '/contact' },
  { path: '/centre-sportif-prouvy', button: 'Voir les services et les tarifs', to: '/services-tarifs' },
  { path: '/football-indoor-valenciennes', button: 'Demander le terrain de foot', to: '/contact' },
  { path: '/football-indoor-valenciennes', button: 'Réserver un terrain de jorkyball', to: '/reservation' },
  { path: '/activites-sportives-prouvy', button: 'Imaginer un événement sur mesure', to: '/contact' },
];

for (const { path, button, to } of landings) {
  test(`${path} is accessible and « ${button} » leads to ${to}`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: button, exact: true }).first().click();
    await expectPage(page, to);
  });
}

import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';

test('a visitor finds six services and three plans, and takes a plan to the booking', async ({ page }) => {
  await page.goto('/services-tarifs');
  await expect(page.locator('#services').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expectAccessible(page);
  const top = async (heading: string) =>
    (await page.getByRole('heading', { name: heading }).boundingBox())?.y;
  expect(await top('Nos tarifs')).toBeLessThan((await top('Nos services')) ?? 0);
  await expect(page.getByRole('heading', { name: 'Nos tarifs' })).toBeInViewport();
  await expect(
    page.getByText(/Réservez de préférence 7\sjours à l’avance\s; le calendrier est ouvert sur 2\smois\./),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Choisir cette formule : Passionné' }).click();
  await expectPage(page, '/reservation');
  await expect(page.getByRole('main')).toContainText('Passionné');
});

test('the page of activities has the six services beside its three prices', async ({ page }) => {
  await page.goto('/activites-sportives-prouvy');
  const services = page.getByRole('region', { name: 'Nos services' });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Jeu libre',
    'Abonnements',
    'Cours et entraînements',
    'Tournois',
    'Événements privés',
    'Bons cadeaux',
  ]);
  for (const plan of ['Découverte', 'Passionné', 'Champion'])
    await expect(page.getByRole('main').getByRole('heading', { name: plan })).toBeVisible();
  await services.getByRole('link', { name: 'Nous écrire : Bons cadeaux' }).click();
  await expectPage(page, '/contact');
  await expect(page.getByText('Votre demande : Bons cadeaux')).toBeVisible();
});

const landings = [
  { path: '/jorkyball-prouvy', button: 'Réserver un terrain', to: '/reservation' },
  { path: '/jorkyball-prouvy', button: 'Nous contacter', to: '/contact' },
  { path: '/centre-sportif-prouvy', button: 'Voir les services et les tarifs', to: '/services-tarifs' },
  { path: '/football-indoor-valenciennes', button: 'Demander le terrain de foot', to: '/contact' },
  { path: '/football-indoor-valenciennes', button: 'Réserver un terrain de jorkyball', to: '/reservation' },
  { path: '/activites-sportives-prouvy', button: 'Demander un événement sur mesure', to: '/contact' },
];

for (const { path, button, to } of tableRows('Landing pages', landings, { every: 3 })) {
  test(`${path} is accessible and « ${button} » leads to ${to} @table`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: button, exact: true }).first().click();
    await expectPage(page, to);
  });
}

test('a screen reader goes through the plan of the centre part by part @full', async ({ page }) => {
  await page.goto('/centre-sportif-prouvy');
  const plan = page.getByRole('group', { name: 'Plan du centre vu de haut' });
  await expect(plan.getByRole('img')).toHaveCount(9);
  await expect(plan.getByRole('img', { name: /^Terrain de jorkyball numéro 6, 10\sm sur 5/ })).toBeVisible();
  await expect(plan.getByRole('img', { name: /^Bar sportif, 12\sm/ })).toBeVisible();
  await expect(plan.getByRole('img', { name: /tribune de 200\splaces/ })).toBeVisible();
});

test('the football pitch is drawn with its size, and says for how many and for how much @full', async ({
  page,
}) => {
  await page.goto('/football-indoor-valenciennes');
  await expect(
    page.getByRole('img', { name: /à l’échelle\s: 25\sm sur 15, cinq joueurs de chaque côté/ }),
  ).toBeVisible();
  await expect(page.getByText('Dix sur le terrain, cinq par équipe.')).toBeVisible();
  await expect(page.getByText(/À dix, vous avez le tarif de groupe/)).toBeVisible();
});

import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { expect, oneWidth, test } from '../support/test';
import { visitAs, wide } from './visitors';

test.use({ viewport: wide });

test('a player finds their rank and their reservations, and logs out', async ({ page }) => {
  await visitAs(page, 'player');
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu du profil : Thomas Lefebvre' }).click();
  await expect(header.getByText('Classement: #23')).toBeVisible();
  await expectAccessible(page);

  await header.getByRole('link', { name: 'Mes réservations' }).click();
  await expectPage(page, '/profil?onglet=reservations');
  await expect(page.getByRole('tab', { name: 'Mes réservations' })).toHaveAttribute('aria-selected', 'true');

  await header.getByRole('button', { name: /^Menu du profil/ }).click();
  await header.getByRole('button', { name: 'Déconnexion' }).click();
  await expectPage(page, '/');
  await expect(header.getByRole('link', { name: 'Connexion' })).toBeVisible();
});

for (const { role, guarded } of [
  { role: 'player', guarded: '/profil' },
  { role: 'organizer', guarded: '/organisateur' },
] as const) {
  test(`Back leads a ${role} who has logged out on ${guarded} to the page before it @full`, async ({
    page,
  }) => {
    await visitAs(page, role);
    await page.goto('/contact');
    const header = page.getByRole('banner');
    const menu = header.getByRole('button', { name: /^Menu du profil/ });
    await header.getByRole('link', { name: 'Tournois', exact: true }).click();
    await expectPage(page, '/tournois');
    await menu.click();
    await header.getByRole('link', { name: /^Mes (informations|Tournois)$/ }).click();
    await expectPage(page, guarded);
    await menu.click();
    await header.getByRole('button', { name: 'Déconnexion' }).click();
    await expectPage(page, '/');
    await page.goBack();
    await expectPage(page, '/tournois');
    await page.goBack();
    await expectPage(page, '/contact');
  });
}

test('Back leads a player who has logged out on the home page to the page before it', async ({ page }) => {
  await visitAs(page, 'player');
  await page.goto('/contact');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: /accueil/ }).click();
  await expectPage(page, '/');
  await header.getByRole('button', { name: /^Menu du profil/ }).click();
  await header.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(header.getByRole('link', { name: 'Connexion' })).toBeVisible();
  await expectPage(page, '/');
  await page.goBack();
  await expectPage(page, '/contact');
});

test('a player opens each part of their profile @full', async ({ page }) => {
  await visitAs(page, 'player');
  await page.goto('/');
  for (const [entry, tab] of [
    ['Mes tournois', '?onglet=tournaments'],
    ['Mon abonnement', '?onglet=subscription'],
    ['Ma licence', '?onglet=license'],
    ['Mes informations', ''],
  ] as const) {
    await page.getByRole('button', { name: /^Menu du profil/ }).click();
    await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).click();
    await expectPage(page, `/profil${tab}`);
    // A page that arrives takes the focus, which closes the menu.
    await expect(page).toHaveTitle(/^Mon profil/);
  }
});

test('an organiser finds their tournaments and the creation form', async ({ page }) => {
  await visitAs(page, 'organizer');
  await page.goto('/');
  const header = page.getByRole('banner');
  const opener = header.getByRole('button', { name: 'Menu du profil : Camille Morel' });
  await opener.click();
  await expect(header.getByText('Organisateur', { exact: true })).toBeVisible();
  await header.getByRole('link', { name: 'Mes Tournois' }).click();
  await expectPage(page, '/organisateur');
  await expect(page).toHaveTitle(/^Mes tournois/i);
  await opener.click();
  await header.getByRole('link', { name: 'Créer un Tournoi' }).click();
  await expectPage(page, '/organisateur/creer-tournoi');
  await expect(page).toHaveTitle(/^Créer/);
  await opener.click();
  await header.getByRole('button', { name: 'Déconnexion' }).click();
  await expectPage(page, '/');
});

test('a player who opens the organiser’s pages is sent home', oneWidth, async ({ page }) => {
  await visitAs(page, 'player');
  await page.goto('/organisateur');
  await expectPage(page, '/');
});

test('a guest who opens the organiser’s pages is sent to the login', oneWidth, async ({ page }) => {
  await page.goto('/organisateur');
  await expectPage(page, '/connexion');
});

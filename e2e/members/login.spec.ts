import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';
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

test('the login reopens the visitor’s last tab @full', oneWidth, async ({ page }) => {
  await page.goto('/connexion');
  await page.getByRole('tab', { name: 'Inscription' }).click();
  await expectPage(page, '/connexion?onglet=inscription');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Inscription' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Connexion' })).toHaveAttribute('aria-selected', 'true');
});

const demo = /démo/;

test('a guest returns to the members’ page that sent them to the login', async ({ page }) => {
  await page.goto('/jorkyball-tv');
  await page.goto('/profil?onglet=license#numero');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(page.getByText('Connectez-vous pour ouvrir la page demandée.')).toBeVisible();
  // A reload and a look at the other tab lose nothing.
  await page.reload();
  await page.getByRole('tab', { name: 'Inscription' }).click();
  await page.getByRole('tab', { name: 'Connexion' }).click();
  await page.getByRole('button', { name: demo }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thomas Lefebvre' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Ma licence' })).toHaveAttribute('aria-selected', 'true');
  expect(new URL(page.url()).hash).toBe('#numero');
});

test(
  'the login leaves no history entry behind a member who has logged in @full',
  oneWidth,
  async ({ page }) => {
    await page.goto('/contact');
    await page.goto('/profil');
    await page.getByRole('button', { name: demo }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thomas Lefebvre' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Nous contacter' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Thomas Lefebvre' })).toBeVisible();
  },
);

test('an organiser’s page asks for an organiser, and opens for them', async ({ page }) => {
  await page.goto('/organisateur/creer-tournoi');
  await expect(page.getByText('La page demandée est réservée aux organisateurs.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Organisateur' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: demo }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Créer un Tournoi' })).toBeVisible();
});

test(
  'a player whom an organiser’s page sent to the login reads the reason in their profile',
  oneWidth,
  async ({ page }) => {
    await page.goto('/organisateur');
    await page.getByRole('radio', { name: 'Joueur' }).check();
    await page.getByRole('button', { name: demo }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thomas Lefebvre' })).toBeVisible();
    await expect(page.getByText('Page réservée aux organisateurs')).toBeVisible();
  },
);

for (const path of tableRows('Login, tabs', ['/connexion', '/connexion?onglet=inscription'], { every: 2 })) {
  test(`${path} is accessible @table`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(page);
  });
}

test('a site without a back end loads no code of it and sends it no request', oneWidth, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await logIn(page);
  await page.reload();
  for (const [path, shown] of [
    ['/reservation', '/reservation'],
    ['/services-tarifs', '/services-tarifs'],
    ['/reservation/chaque-semaine', '/reservation'],
    ['/accueil', '/'],
  ] as const) {
    await page.goto(path);
    await expectPage(page, shown);
    // With what it loads once it is idle.
    await page.waitForLoadState('networkidle');
  }
  // The script of an address that only leads on.
  const others = asked.filter((url) => !/\/booking-weekly\.[^/]+$/.test(url));
  expect(
    others.filter((url) => /hosted|supabase|auth\/v1|weekly|waiting|(panels|mui)-desk/.test(url)),
  ).toEqual([]);
});

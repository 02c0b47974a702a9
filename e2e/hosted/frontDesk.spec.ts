import { afternoon } from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { emptyCourts, takeCourts } from './support/courts';
import { openDesk } from './support/desk';
import { expect, test } from './support/test';
import { logIn, profileMenu, registered, sendLogin } from './support/visitor';

test.beforeEach(async ({ page, backEnd }) => {
  await emptyCourts(backEnd);
  await page.clock.setFixedTime(afternoon);
});

test('the staff reads the players of each hour and court, day by day', async ({ page, backEnd }) => {
  await takeCourts(backEnd, '2026-09-15', 20, 1);
  await takeCourts(backEnd, '2026-09-15', 18, 2);
  await takeCourts(backEnd, '2026-09-16', 10, 1);
  const person = await registered(backEnd);
  await backEnd.makeStaff(person.email);
  await logIn(page, person, '/accueil');
  // In the profile menu, and on the member's own page.
  await page.goto('/profil');
  await expect(page.getByRole('main').getByRole('link', { name: 'Réservations du jour' })).toBeVisible();
  await profileMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Réservations du jour' }).click();
  await expectPage(page, '/accueil');

  const players = page.getByRole('button', { name: /^\d+\sh, terrain \d\s: Yanis Roux/ });
  await expect(players).toHaveCount(3);
  await expect(page.getByText('3 réservations, 12 joueurs.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Jour suivant' }).click();
  await expect(page.getByText('1 réservation, 4 joueurs.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'mercredi 16 septembre 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Jour suivant' }).click();
  await expect(page.getByText('Aucune réservation.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Aujourd’hui' }).click();
  await expect(page.getByText('3 réservations, 12 joueurs.')).toBeVisible();

  await page.getByLabel('Jour affiché').fill('2026-09-16');
  await expect(page.getByText('1 réservation, 4 joueurs.')).toBeVisible();
  await page.goto('/accueil?jour=abc');
  await expect(page.getByText('3 réservations, 12 joueurs.')).toBeVisible();
  await expect(page.getByLabel('Jour affiché')).toHaveValue('2026-09-15');

  // While the back end is silent, the list stays and shows its age; another day cannot load.
  await backEnd.stop();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/voici la liste telle qu’elle était à 14\sh\s30/)).toBeVisible();
  await expect(players).toHaveCount(3);
  await page.getByRole('button', { name: 'Jour précédent' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Le centre ne répond pas' })).toBeVisible();
  await backEnd.start();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Aucune réservation.')).toBeVisible();
});

test('a counter whose clock is a day ahead shows the centre’s day and a warning @full', async ({
  page,
  backEnd,
}) => {
  await takeCourts(backEnd, '2026-09-15', 18, 2);
  await openDesk(page, backEnd, '/accueil', new Date(afternoon.getTime() + 24 * 3_600_000));
  await expect(page.getByText(/avance de 24\sheures sur celle du centre/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'mardi 15 septembre 2026' })).toBeVisible();
  await expect(page.getByText('2 réservations, 8 joueurs.')).toBeVisible();
  await expectAccessible(page);
});

test('a staff member reads why the centre refused them, and how to go on @full', async ({
  page,
  backEnd,
}) => {
  await takeCourts(backEnd, '2026-09-16', 18, 1);
  const person = await openDesk(page, backEnd);
  const answer = (status: number) =>
    page.route(/rpc\/desk_days/, (route) => route.fulfill({ status, json: { code: '42501' } }));
  await answer(403);
  await page.goto('/accueil?jour=2026-09-16');
  await expect(page.getByText('Liste réservée à l’équipe du centre')).toBeVisible();
  await answer(429);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Patientez une minute')).toBeVisible();
  await answer(401);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Votre session a pris fin')).toBeVisible();
  await page.unroute(/rpc\/desk_days/);
  await page.getByRole('button', { name: 'Se reconnecter' }).click();
  await sendLogin(page, person);
  await expect(page.getByText('Yanis Roux')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'mercredi 16 septembre 2026' })).toBeVisible();
});

test('a member without staff rights is sent home with an explanation, and a dismissed one reads nothing more @full', async ({
  page,
  backEnd,
}) => {
  await takeCourts(backEnd, '2026-09-15', 18, 1);
  const person = await registered(backEnd);
  await logIn(page, person);
  await expect(page.getByRole('link', { name: 'Réservations du jour' })).toHaveCount(0);
  await page.goto('/accueil');
  await expectPage(page, '/');
  await expect(page.getByText('Page réservée à l’équipe du centre')).toBeVisible();

  const other = await registered(backEnd);
  await backEnd.makeStaff(other.email);
  await page.evaluate(() => localStorage.clear());
  await logIn(page, other, '/accueil');
  await page.goto('/accueil');
  await expect(page.getByText('Yanis Roux')).toBeVisible();
  await backEnd.query(`update auth.users set raw_app_meta_data = '{}' where email = '${other.email}'`);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Liste réservée à l’équipe du centre')).toBeVisible();
  await expect(page.getByText('Yanis Roux')).toHaveCount(0);
});

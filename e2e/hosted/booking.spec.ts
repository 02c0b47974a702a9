import {
  afternoon,
  anEarlierReservation,
  expectFields,
  expectHour,
  fillContact,
  hourTile,
  keepReservation,
  openReservation,
  submitButton,
} from '../booking/reservationPage';
import { expectPressable } from '../frame/seen';
import { expectAccessible } from '../support/axe';
import { book, own, prepare, refused, seeAgain, thanks, ticket } from './support/booking';
import { emptyCourts, gamesKnown } from './support/courts';
import { expect, test } from './support/test';
import { expectGuest, keptToken, logIn, logOut, registered, sendLogin } from './support/visitor';

test.beforeEach(({ backEnd }) => emptyCourts(backEnd));

const forAnAccount = 'Une réservation faite avec un compte s’affiche une fois que vous êtes connecté.';

test('a visitor sees that another visitor took a court, and not who did', async ({ page, anotherDevice }) => {
  const other = await anotherDevice();
  await prepare(other);
  await expect(hourTile(other, '20:00')).toHaveAccessibleName(/6\sterrains libres$/);
  await book(page, 'Ana Lefèvre', '20:00');
  await seeAgain(other);
  await expect(hourTile(other, '20:00')).toHaveAccessibleName(/5\sterrains libres$/);
  await expect(own(other)).toHaveCount(0);
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('the notice about an ended session does not cover the button that the refusal moved @full', async ({
    page,
    backEnd,
  }) => {
    await page.clock.setFixedTime(afternoon);
    await logIn(page, await registered(backEnd));
    await prepare(page);
    await backEnd.endSessions(await keptToken(page));
    await page.route(/rpc\/book$/, (route) => route.fulfill({ status: 401, json: { message: 'no' } }));
    await submitButton(page).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await submitButton(page).click();
    await expect(page.getByText('Votre session a pris fin')).toBeVisible();
    await expect(refused(page)).toContainText('Votre session a expiré');
    await expectPressable(submitButton(page));
  });
});

test('a guest keeps their reservation after a reload, takes it into their account at login, and leaves none at logout', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const person = await registered(backEnd);
  await book(page);
  await page.goto('/reservation');
  await expect(own(page)).toContainText('dimanche 20 septembre 2026');
  await page.reload();
  await expect(own(page)).toContainText('dimanche 20 septembre 2026');

  await logIn(page, person);
  await page.goto('/profil?onglet=reservations');
  const list = page.getByRole('region', { name: 'Mes réservations' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText('dimanche 20 septembre 2026, 18 h');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('reservation-keys') ?? ''))
    .not.toContain('secret');
  const beside = await page.context().newPage();
  await beside.clock.setFixedTime(afternoon);
  await page.clock.setFixedTime(afternoon);
  const link = String(await list.getByRole('heading', { level: 3 }).getByRole('link').getAttribute('href'));
  await beside.goto(link);
  await expect(ticket(beside)).toContainText('Réservée');
  await logOut(page);
  await expectGuest(page);
  await expect(beside.getByText(forAnAccount)).toBeVisible();
  await expect(beside.getByText('effacé ou n’est plus lisible')).toHaveCount(0);
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain('2026-09-20');
  await page.goto('/reservation');
  await expect(page.getByRole('heading', { level: 1, name: 'Réserver un terrain' })).toBeVisible();
  await expect(own(page)).toHaveCount(0);

  const phone = await anotherDevice();
  await phone.clock.setFixedTime(new Date('2026-09-15T12:30:00Z'));
  await phone.goto(link);
  await expect(phone.getByText(forAnAccount)).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await sendLogin(phone, person);
  await expect(ticket(phone)).toContainText('dimanche 20 septembre 2026');
  await phone.goto('/profil?onglet=reservations');
  await expect(
    phone.getByRole('region', { name: 'Mes réservations' }).getByRole('heading', { level: 3 }),
  ).toHaveText('dimanche 20 septembre 2026, 18 h');
});

test('a member whose account was deleted on another device reads so, and books as a guest @full', async ({
  page,
  backEnd,
}) => {
  const person = await registered(backEnd);
  await page.clock.setFixedTime(afternoon);
  await logIn(page, person);
  await prepare(page);
  await backEnd.query(`delete from auth.users where email = '${person.email}'`);
  await submitButton(page).click();
  await expect(refused(page)).toContainText('Votre compte n’existe plus.');
  await expect(page.getByText('Vous pouvez réserver et écrire au centre sans compte')).toBeVisible();
  await expectGuest(page);
  await expectFields(page, { Nom: 'Ana Lefèvre', Date: '20/09/2026' });
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
});

test('a visitor whose connection has booked too often reads when it may book again @full', async ({
  page,
  backEnd,
}) => {
  await backEnd.query('update private.centres set booked_an_hour = 1');
  await book(page);
  await prepare(page, 'Zoé Martin', '20:00');
  await submitButton(page).click();
  await expect(refused(page)).toContainText(/Vous pourrez réserver de nouveau à partir de 15\sh\s30\./);
  await expect(refused(page)).toContainText('depuis cette connexion à Internet');
  await backEnd.query('update private.centres set booked_an_hour = 1000');
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('a reservation from before the back end does not count, and is offered once for a new booking @full', async ({
  page,
  backEnd,
}) => {
  await keepReservation(page, anEarlierReservation);
  await openReservation(page);
  const offer = page.getByRole('region', { name: 'À réserver à nouveau' });
  await expect(offer).toContainText('le centre ne les connaît pas');
  await expect(own(page)).toHaveCount(0);
  await expectAccessible(page);
  await offer.getByRole('button', { name: /^Réserver le 20\/09\/2026 à 18\sh$/ }).click();
  await expectHour(page, '18:00');
  await expect(offer).toHaveCount(0);
  await fillContact(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
});

test('a visitor with too many reservations reads so, and keeps their input @full', async ({
  page,
  backEnd,
}) => {
  await backEnd.query('update private.centres set held_ahead = 0');
  await prepare(page);
  await submitButton(page).click();
  await expect(refused(page)).toContainText('Annulez-en une');
  await expectFields(page, { Nom: 'Ana Lefèvre', Date: '20/09/2026' });
  await backEnd.query('update private.centres set held_ahead = 8');
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('a visitor with an address that the desk keeps from booking reads so, without its sentence @full', async ({
  page,
  backEnd,
}) => {
  await backEnd.query(`
    insert into private.suspensions (mailbox, sentence, created_at)
    values (private.mailbox_hash('ana@example.org'), 'Passez nous voir à l’accueil.', private.clock())`);
  await prepare(page);
  await submitButton(page).click();
  await expect(refused(page)).toContainText(
    'Cette adresse ne peut pas réserver en ligne. Le centre vous a écrit pourquoi. Appelez-le au 03',
  );
  await expect(refused(page)).not.toContainText(/Son message|Passez nous voir/);
  await expectFields(page, { Nom: 'Ana Lefèvre', Date: '20/09/2026' });
  await expectAccessible(page);
  await backEnd.query('delete from private.suspensions');
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

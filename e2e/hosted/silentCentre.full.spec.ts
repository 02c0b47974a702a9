import {
  afternoon,
  chooseHour,
  expectFields,
  fillContact,
  hourTile,
  openReservation,
  submitButton,
} from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { book, openTicket, prepare, refused, seeAgain, thanks } from './support/booking';
import { emptyCourts, gamesKnown, takeCourts } from './support/courts';
import { expect, test } from './support/test';
import { logIn, registered } from './support/visitor';

test.beforeEach(({ backEnd }) => emptyCourts(backEnd));

test('a booking made before the session’s code loads belongs to the member’s account afterwards', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  await page.clock.setFixedTime(afternoon);
  await logIn(page, await registered(backEnd));
  // The same visitor, with nothing in the browser’s memory.
  const storageState = await page.context().storageState();
  const later = await anotherDevice({ storageState });
  const file = /hosted-session/;
  await later.route(file, (route) => route.abort());
  await book(later);
  await later.unroute(file);
  await later.goto('/profil?onglet=reservations');
  await expect(later.getByText('dimanche 20 septembre 2026')).toBeVisible();
  // On a device that has never held the reservation's key.
  await page.goto('/profil?onglet=reservations');
  await expect(page.getByText('dimanche 20 septembre 2026')).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
});

for (const [what, file] of [
  ['the centre does not answer', /rpc\/reservations_now$/],
  ['the code that asks it does not come', /hosted-courts/],
] as const) {
  test(`a member does not read that they have no reservation, or have it elsewhere, where ${what}`, async ({
    page,
    backEnd,
    anotherDevice,
  }) => {
    await page.clock.setFixedTime(afternoon);
    const person = await registered(backEnd);
    await logIn(page, person);
    await book(page);
    await openTicket(page);
    const other = await anotherDevice({ serviceWorkers: 'block' });
    const context = other.context();
    await other.clock.setFixedTime(afternoon);
    await context.route(file, (route) => route.abort());
    await logIn(other, person);
    const ticket = await context.newPage();
    await ticket.clock.setFixedTime(afternoon);
    await ticket.goto(new URL(page.url()).pathname);
    await expect(ticket.getByText('nous ne savons pas pour l’instant ce qu’il en est')).toBeVisible();
    await expect(ticket.getByRole('heading', { level: 1, name: 'Votre réservation' })).toBeVisible();
    await expect(ticket.getByText('sur cet appareil')).toHaveCount(0);
    await expectAccessible(ticket);
    await other.goto('/profil?onglet=reservations');
    await expect(other.getByText('Vos réservations ne sont pas connues ici pour l’instant')).toBeVisible();
    await expect(other.getByText('aucune réservation')).toHaveCount(0);
    await expectAccessible(other);
    await context.unroute(file);
    for (const tab of [other, ticket]) await tab.evaluate(() => dispatchEvent(new Event('online')));
    await expect(ticket.getByRole('region', { name: 'Votre partie' })).toContainText('Réservée');
    await expect(other.getByText('dimanche 20 septembre 2026')).toBeVisible();
    await expect(other.getByText('ne sont pas connues ici')).toHaveCount(0);
  });
}

test('a booking without a network fails with a sentence, keeps the input, and succeeds on retry', async ({
  page,
  context,
}) => {
  await prepare(page);
  await expect(hourTile(page, '18:00')).toHaveAccessibleName(/6\sterrains libres$/);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Pas de réseau' })).toBeVisible();
  await expect(page.getByLabel('Nom')).toHaveValue('Ana Lefèvre');
  await expect(page.getByRole('button', { name: '18:00, 6 terrains libres' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await context.setOffline(false);
  await submitButton(page).click();
  await expectPage(page, '/');
  await expect(page.getByText(/Merci Ana Lefèvre.*20\/09\/2026 à 18:00/)).toBeVisible();
});

test('the booking page says that the back end is down, shows the last known courts, and keeps the form', async ({
  page,
  backEnd,
}) => {
  await takeCourts(backEnd, '2026-09-20', 18, 2);
  await prepare(page);
  await expect(hourTile(page, '18:00')).toHaveAccessibleName(/4\sterrains libres$/);
  await backEnd.stop();
  await seeAgain(page);
  await expect(page.getByText('les terrains libres affichés sont les derniers connus')).toBeVisible();
  await expect(hourTile(page, '18:00')).toHaveAccessibleName(/4\sterrains libres$/);
  await submitButton(page).click();
  await expect(refused(page)).toContainText('Le centre ne répond pas');
  await expectFields(page, { Nom: 'Ana Lefèvre', Date: '20/09/2026' });
  await expectAccessible(page);
  await backEnd.start();
  await seeAgain(page);
  await expect(page.getByText('les terrains libres affichés sont les derniers connus')).toHaveCount(0);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await gamesKnown(backEnd)).toHaveLength(3);
});

test('a ticket opens while the back end is down', async ({ page, backEnd }) => {
  await book(page);
  await openTicket(page);
  await backEnd.stop();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Votre partie' })).toContainText('Ana Lefèvre');
  await expect(page.getByText('voici la réservation telle que cet appareil l’a connue')).toBeVisible();
  await expectAccessible(page);
  await backEnd.start();
  await backEnd.setClock(afternoon);
  await seeAgain(page);
  await expect(page.getByText('voici la réservation telle que cet appareil l’a connue')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Votre partie' })).toContainText('Ana Lefèvre');
});

test.describe('on a first visit', () => {
  // The service worker would have a copy of the code.
  test.use({ serviceWorkers: 'block' });

  for (const how of ['fails', 'hangs'] as const) {
    test(`where the code of the courts ${how} the page says so, and books once it has loaded`, async ({
      page,
      backEnd,
    }) => {
      await page.route(/hosted-courts/, (route) => {
        if (how === 'fails') return route.abort();
      });
      await openReservation(page);
      if (how === 'hangs') await expect(page.getByText('Les terrains libres se chargent…')).toBeVisible();
      await expect(page.getByText('les terrains libres ne sont pas connus pour l’instant')).toBeVisible();
      await expect(page.getByText('Les terrains libres se chargent…')).toHaveCount(0);
      await expectAccessible(page);
      await page.unroute(/hosted-courts/);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByText('les terrains libres ne sont pas connus pour l’instant')).toHaveCount(0);
      await chooseHour(page, '20/09/2026', '18:00');
      await fillContact(page);
      await submitButton(page).click();
      await expect(thanks(page)).toBeVisible();
      expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
    });
  }
});

test('the page says that the courts are loading while the centre is slow', async ({ page }) => {
  await page.route(/rpc\/courts_now/, () => {});
  await openReservation(page);
  await expect(page.getByText('Les terrains libres se chargent…')).toBeVisible();
});

for (const [status, sentence] of [
  [401, 'n’accepte pas de réservation par ce moyen'],
  [403, 'n’accepte pas de réservation par ce moyen'],
  [429, 'Patientez une minute'],
] as const) {
  test(`a visitor whose booking is answered with ${status} reads the reason, and keeps their input`, async ({
    page,
  }) => {
    await prepare(page);
    await page.route(/rpc\/book$/, (route) => route.fulfill({ status, json: { message: 'no' } }));
    await submitButton(page).click();
    await expect(refused(page)).toContainText(sentence);
    await expectFields(page, { Nom: 'Ana Lefèvre', Date: '20/09/2026' });
    await page.unroute(/rpc\/book$/);
    await submitButton(page).click();
    await expect(thanks(page)).toBeVisible();
  });
}

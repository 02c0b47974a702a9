import type { Browser, Page } from '@playwright/test';
import {
  afternoon,
  anEarlierReservation,
  chooseHour,
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
import { expectPage } from '../support/expectPage';
import { emptyCourts, gamesKnown, takeCourts } from './support/courts';
import { expect, test } from './support/test';
import { expectGuest, keptToken, logIn, logOut, registered } from './support/visitor';

// One after the other: some stop the back end that they share.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ backEnd }) => emptyCourts(backEnd));

const thanks = (page: Page) => page.getByText(/^Merci /);
const refused = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /n’est pas (enregistrée|confirmée)/ });
const own = (page: Page) => page.getByRole('region', { name: 'Vos prochaines réservations' });

/** Somebody with a device of his own. */
async function another(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

/** The page comes to the fore, after somebody has looked at something else. */
async function seeAgain(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function prepare(page: Page, name = 'Ana Lefèvre', time = '18:00') {
  await openReservation(page);
  await chooseHour(page, '20/09/2026', time);
  await fillContact(page, name);
}

async function book(page: Page, name?: string, time?: string) {
  await prepare(page, name, time);
  await submitButton(page).click();
  await expectPage(page, '/');
  await expect(thanks(page)).toBeVisible();
}

/** From the thanks to the reservation's own page. */
async function openTicket(page: Page) {
  await page.getByRole('link', { name: 'Voir ma réservation' }).click();
  await expect(page.getByRole('region', { name: 'Votre partie' })).toBeVisible();
}

test('what one visitor books another one sees taken, and nothing of who it was', async ({
  page,
  browser,
  siteUrl,
}) => {
  const other = await another(browser, siteUrl);
  await prepare(other);
  await expect(hourTile(other, '20:00')).toHaveAccessibleName(/6\sterrains libres$/);
  await book(page, 'Ana Lefèvre', '20:00');
  await seeAgain(other);
  await expect(hourTile(other, '20:00')).toHaveAccessibleName(/5\sterrains libres$/);
  await expect(own(other)).toHaveCount(0);
});

test('an answer that is lost books once: the visitor is told, and asks again', async ({ page, backEnd }) => {
  await prepare(page);
  await page.route(/rpc\/book$/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submitButton(page).click();
  await expect(refused(page)).toContainText('Le centre ne répond pas');
  await expect(page.getByLabel('Nom')).toHaveValue('Ana Lefèvre');
  await expectHour(page, '18:00');
  await page.unroute(/rpc\/book$/);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
});

/** What is asked of that function arrives, and the network goes before the answer is here. */
async function loseNetworkDuring(page: Page, name: string) {
  await page.route(new RegExp(`rpc/${name}$`), async (route) => {
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
}

async function haveNetworkAgain(page: Page) {
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().setOffline(false);
}

test('where the network goes between question and answer nobody says that it was not sent', async ({
  page,
  backEnd,
}) => {
  await prepare(page);
  await loseNetworkDuring(page, 'book');
  await submitButton(page).click();
  await expect(refused(page)).toContainText('La réservation n’est pas confirmée.');
  await expect(refused(page)).toContainText('vous n’aurez pas deux terrains');
  await haveNetworkAgain(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);

  await openTicket(page);
  await loseNetworkDuring(page, 'move_reservation');
  await page.getByRole('button', { name: 'Déplacer' }).click();
  await hourTile(page, '20:00').click();
  await page.getByRole('button', { name: /^Déplacer au/ }).click();
  const told = page.getByRole('alert').filter({ hasText: 'impossible de savoir si le changement' });
  await expect(told).toBeVisible();
  await haveNetworkAgain(page);
  await page.getByRole('button', { name: 'Garder mon heure' }).click();
  await loseNetworkDuring(page, 'cancel_reservation');
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await page.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(told).toBeVisible();
  await haveNetworkAgain(page);
});

/** The question arrives, and its answer is lost: the visitor reads that nobody knows. */
async function loseAnswer(page: Page) {
  await page.route(/rpc\/book$/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submitButton(page).click();
  await expect(refused(page)).toContainText('Le centre ne répond pas');
  await page.unroute(/rpc\/book$/);
}

test('whatever refuses to ask again after an answer that is lost does not say that nothing is booked', async ({
  page,
  backEnd,
}) => {
  await prepare(page);
  await loseAnswer(page);
  for (const [status, sentence] of [
    [429, 'Patientez une minute'],
    [403, 'n’accepte pas de réservation par ce moyen'],
  ] as const) {
    await page.route(/rpc\/book$/, (route) => route.fulfill({ status, json: { message: 'no' } }));
    await submitButton(page).click();
    await expect(refused(page)).toContainText(sentence);
    await expect(refused(page)).toContainText('La réservation n’est pas confirmée.');
    await page.unroute(/rpc\/book$/);
  }
  await page.context().setOffline(true);
  await submitButton(page).click();
  await expect(refused(page)).toContainText('Pas de réseau');
  await expect(refused(page)).toContainText('La réservation n’est pas confirmée.');
  await page.context().setOffline(false);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
});

for (const who of ['guest', 'member'] as const) {
  test(`a ${who} who sees on another tab what was booked without an answer has one court when he asks again`, async ({
    page,
    backEnd,
  }) => {
    if (who === 'member') {
      await page.clock.setFixedTime(afternoon);
      await logIn(page, await registered(backEnd));
    }
    await prepare(page);
    await loseAnswer(page);
    const other = await page.context().newPage();
    await openReservation(other);
    await expect(own(other)).toContainText('dimanche 20 septembre 2026');
    await page.bringToFront();
    await seeAgain(page);
    await expect(own(page)).toContainText('dimanche 20 septembre 2026');
    await expect(page.getByText('un terrain de plus')).toHaveCount(0);
    await expect(refused(page)).toContainText('vous n’aurez pas deux terrains');
    await submitButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
  });
}

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('the notice that a session has ended does not cover the button that the refusal has moved', async ({
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

test('a guest’s reservation is his after a reload, his account’s once he logs in, and gone with him', async ({
  page,
  browser,
  backEnd,
  siteUrl,
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
  await logOut(page);
  await expectGuest(page);
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain('2026-09-20');
  await page.goto('/reservation');
  await expect(page.getByRole('heading', { level: 1, name: 'Réserver un terrain' })).toBeVisible();
  await expect(own(page)).toHaveCount(0);

  const phone = await another(browser, siteUrl);
  await phone.clock.setFixedTime(new Date('2026-09-15T12:30:00Z'));
  await logIn(phone, person);
  await phone.goto('/profil?onglet=reservations');
  await expect(
    phone.getByRole('region', { name: 'Mes réservations' }).getByRole('heading', { level: 3 }),
  ).toHaveText('dimanche 20 septembre 2026, 18 h');
});

test('what a member books while the file of his session does not come is his account’s once it does', async ({
  page,
  backEnd,
  browser,
  siteUrl,
}) => {
  await page.clock.setFixedTime(afternoon);
  await logIn(page, await registered(backEnd));
  // The same visitor with nothing in his browser's memory.
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL: siteUrl, storageState, locale: 'fr-FR' });
  const later = await context.newPage();
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
  await context.close();
});

test('without a network nothing is promised, what was written stays, and the next try books', async ({
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

test('while the back end is down the page says so, shows what was known, and keeps the form', async ({
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

test('a ticket opens without a back end', async ({ page, backEnd }) => {
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
  // The offline worker would have a copy of the code.
  test.use({ serviceWorkers: 'block' });

  for (const how of ['fails', 'hangs'] as const) {
    test(`where the code that asks the centre ${how} the page says so, and books once it has come`, async ({
      page,
      backEnd,
    }) => {
      test.setTimeout(120_000);
      await page.route(/hosted-courts/, (route) => {
        if (how === 'fails') return route.abort();
      });
      await openReservation(page);
      if (how === 'hangs') await expect(page.getByText('Les terrains libres se chargent…')).toBeVisible();
      await expect(page.getByText('les terrains libres ne sont pas connus pour l’instant')).toBeVisible({
        timeout: 15_000,
      });
      await expect(page.getByText('Les terrains libres se chargent…')).toHaveCount(0);
      await expectAccessible(page);
      await page.unroute(/hosted-courts/);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByText('les terrains libres ne sont pas connus pour l’instant')).toHaveCount(0, {
        timeout: 20_000,
      });
      await chooseHour(page, '20/09/2026', '18:00');
      await fillContact(page);
      await submitButton(page).click();
      await expect(thanks(page)).toBeVisible();
      expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
    });
  }
});

test('while the centre takes its time the page says that the courts are on their way', async ({ page }) => {
  await page.route(/rpc\/courts_now/, () => {});
  await openReservation(page);
  await expect(page.getByText('Les terrains libres se chargent…')).toBeVisible();
});

for (const [status, sentence] of [
  [401, 'n’accepte pas de réservation par ce moyen'],
  [403, 'n’accepte pas de réservation par ce moyen'],
  [429, 'Patientez une minute'],
] as const) {
  test(`a booking that is answered with ${status} reads why, and what was typed stays`, async ({ page }) => {
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

test('whose account was deleted on another device reads that it is gone, and books as a guest', async ({
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
  await expect(page.getByText('vous pouvez réserver sans compte')).toBeVisible();
  await expectGuest(page);
  await expectFields(page, { Nom: 'Ana Lefèvre', Date: '20/09/2026' });
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
});

const hourMs = 3_600_000;

test('on a device that is 36 hours ahead a game to come is to come, and is cancelled', async ({
  page,
  backEnd,
}) => {
  await prepare(page, 'Ana Lefèvre');
  await page.getByLabel('Date').fill('16/09/2026');
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await openTicket(page);
  await page.clock.setFixedTime(new Date(afternoon.getTime() + 36 * hourMs));
  await page.reload();
  const ticket = page.getByRole('region', { name: 'Votre partie' });
  await expect(ticket).toContainText('Réservée');
  await expect(page.getByText(/avance de 36\sheures sur celle du centre/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/reservation');
  await expect(own(page)).toContainText('mercredi 16 septembre 2026');
  await own(page).getByRole('link').click();
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await page.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Réservation annulée' })).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual([]);
});

test('where nobody answers, a device that is ahead does not say of a game to come that it is over', async ({
  page,
  backEnd,
}) => {
  await book(page);
  await openTicket(page);
  await page.clock.setFixedTime(new Date(afternoon.getTime() + 240 * hourMs));
  await backEnd.stop();
  await page.reload();
  const ticket = page.getByRole('region', { name: 'Votre partie' });
  await expect(ticket).toContainText('À vérifier');
  await expect(page.getByText('Passée d’après l’horloge de cet appareil')).toBeVisible();
  await expect(page.getByText('Cette partie est terminée')).toHaveCount(0);
  await backEnd.start();
  await backEnd.setClock(afternoon);
  await seeAgain(page);
  await expect(ticket).toContainText('Réservée');
});

test('a device that is a day behind is offered the days of the centre, and books there', async ({
  page,
  backEnd,
}) => {
  await openReservation(page, new Date(afternoon.getTime() - 24 * hourMs));
  await expect(page.getByText(/retarde de 24\sheures sur celle du centre/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'mardi 15 septembre' })).toHaveAttribute(
    'aria-current',
    'date',
  );
  await expect(page.getByRole('button', { name: 'lundi 14 septembre' })).toHaveCount(0);
  await expectAccessible(page);
  await hourTile(page, '18:00').click();
  await fillContact(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-15 18']);
});

test('whose connection has booked too much reads from when on it may again', async ({ page, backEnd }) => {
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

test('what the device noted before there was a back end is no reservation; it is offered once', async ({
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

test('who holds too many reads so, and keeps what he has typed', async ({ page, backEnd }) => {
  await backEnd.query('update private.centres set held_ahead = 0');
  await prepare(page);
  await submitButton(page).click();
  await expect(refused(page)).toContainText('Annulez-en une');
  await expectFields(page, { Nom: 'Ana Lefèvre', Date: '20/09/2026' });
  await backEnd.query('update private.centres set held_ahead = 8');
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

import type { Page } from '@playwright/test';
import {
  afternoon,
  chooseHour,
  expectFields,
  expectHour,
  fillContact,
  hourTile,
  openReservation,
  submitButton,
} from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { book, openTicket, own, prepare, refused, seeAgain, thanks } from './support/booking';
import { emptyCourts, gamesKnown, takeCourts } from './support/courts';
import { expect, test } from './support/test';
import { logIn, registered } from './support/visitor';

// One after the other: some stop the back end that they share.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ backEnd }) => emptyCourts(backEnd));

test('an answer that is lost books once: the visitor is told, and asks again', async ({ page, backEnd }) => {
  await prepare(page);
  await loseAnswerTo(page, 'book');
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
  await loseAnswerTo(page, 'book');
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

/** The question arrives, and its answer is lost. */
async function loseAnswerTo(page: Page, name: string) {
  await page.route(new RegExp(`rpc/${name}$`), async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

test('a change whose answer was lost is not said to have failed, whatever refuses to ask again', async ({
  page,
  backEnd,
}) => {
  await book(page);
  await openTicket(page);
  await page.getByRole('button', { name: 'Déplacer' }).click();
  await hourTile(page, '20:00').click();
  const move = page.getByRole('button', { name: /^Déplacer au/ });
  const told = page.getByRole('main').getByRole('alert');
  await page.route(/rpc\/move_reservation$/, (route) =>
    route.fulfill({ status: 429, json: { message: 'no' } }),
  );
  await move.click();
  await expect(told).toContainText('Votre réservation n’a pas changé.');
  await page.unroute(/rpc\/move_reservation$/);
  await loseAnswerTo(page, 'move_reservation');
  await move.click();
  await expect(told).toContainText('impossible de savoir si le changement lui est parvenu');
  await page.unroute(/rpc\/move_reservation$/);
  await page.route(/rpc\/(move|cancel)_reservation$/, (route) =>
    route.fulfill({ status: 429, json: { message: 'no' } }),
  );
  await move.click();
  await expect(told).toContainText('Nous ne savons pas si votre essai précédent a abouti.');
  await expect(told).not.toContainText('n’a pas changé');
  await page.getByRole('button', { name: 'Garder mon heure' }).click();
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await page.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(told).toContainText('Nous ne savons pas si votre essai précédent a abouti.');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Réservation annulée' })).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual([]);
});

test('who chooses other hours while answers are lost has one court, at the last of them', async ({
  page,
  backEnd,
}) => {
  await prepare(page);
  await loseAnswer(page);
  await hourTile(page, '20:00').click();
  await loseAnswerTo(page, 'move_reservation');
  await submitButton(page).click();
  await expect(refused(page)).toContainText('Le centre ne répond pas');
  await page.unroute(/rpc\/move_reservation$/);
  await hourTile(page, '21:00').click();
  await submitButton(page).click();
  await expect(thanks(page)).toContainText('à 21:00');
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 21']);
});

test('who reloads while his question is on its way, and asks again, has one court', async ({
  page,
  backEnd,
}) => {
  await prepare(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Until the end nothing tells this device what has become of it.
  await page.route(/rpc\/reservations_now$/, (route) => route.abort());
  await page.route(/rpc\/book$/, async (route) => {
    await isReleased;
    await route.fetch().catch(() => {});
  });
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'Enregistrement…' })).toBeVisible();
  // Longer than a question is new.
  await page.clock.setFixedTime(new Date(afternoon.getTime() + 2_000));
  await page.reload();
  await page.unroute(/rpc\/book$/);
  await hourTile(page, '20:00').click();
  await submitButton(page).click();
  await expect(thanks(page)).toContainText('à 20:00');
  release();
  await page.unrouteAll({ behavior: 'wait' });
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 20']);
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

for (const [what, file] of [
  ['the centre does not answer', /rpc\/reservations_now$/],
  ['the code that asks it does not come', /hosted-courts/],
] as const) {
  test(`a member is not told that he has booked nothing where ${what}`, async ({
    page,
    backEnd,
    browser,
    siteUrl,
  }) => {
    await page.clock.setFixedTime(afternoon);
    const person = await registered(backEnd);
    await logIn(page, person);
    await book(page);
    const context = await browser.newContext({ baseURL: siteUrl, serviceWorkers: 'block' });
    const other = await context.newPage();
    await other.clock.setFixedTime(afternoon);
    await other.route(file, (route) => route.abort());
    await logIn(other, person);
    await other.goto('/profil?onglet=reservations');
    await expect(other.getByText('Vos réservations ne sont pas connues ici pour l’instant')).toBeVisible();
    await expect(other.getByText('aucune réservation')).toHaveCount(0);
    await expectAccessible(other);
    await other.unroute(file);
    await other.evaluate(() => dispatchEvent(new Event('online')));
    await seeAgain(other);
    await expect(other.getByText('dimanche 20 septembre 2026')).toBeVisible();
    await expect(other.getByText('ne sont pas connues ici')).toHaveCount(0);
    await context.close();
  });
}

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

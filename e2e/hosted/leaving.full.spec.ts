import type { Page } from '@playwright/test';
import { afternoon, chooseHour, openReservation, submitButton } from '../booking/reservationPage';
import { expectPage } from '../support/expectPage';
import { deleteAccount } from './support/account';
import type { BackEnd, Person } from './support/backEnd';
import { thanks } from './support/booking';
import { emptyCourts } from './support/courts';
import { expect, test } from './support/test';
import { aPerson, expectGuest, expectMember, logIn, logOut, sendLogin } from './support/visitor';

// The answers to a member's requests that arrive after they have left, when another member uses the same device.

test.beforeEach(async ({ page, backEnd }) => {
  await emptyCourts(backEnd);
  await page.clock.setFixedTime(afternoon);
});

async function named(backEnd: BackEnd, name: string): Promise<Person> {
  const person = aPerson();
  await backEnd.register(person, { name });
  return person;
}

/** The back end processes the request, and the test delays its answer. */
async function delayAnswer(page: Page, url: RegExp, method: string) {
  let letGo = () => {};
  let isDone = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  const done = new Promise<void>((resolve) => (isDone = resolve));
  const isIt = (request: { url(): string; method(): string }) =>
    url.test(request.url()) && request.method() === method;
  await page.route(url, async (route) => {
    if (!isIt(route.request())) return route.fallback();
    const response = await route.fetch();
    isDone();
    await gone;
    await route.fulfill({ response });
  });
  return {
    /** It is done, and untold. */
    done,
    async arrives() {
      const answered = page.waitForResponse((response) => isIt(response.request()));
      letGo();
      await (await answered).finished();
      // Any effect of the answer shows within a moment.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    },
  };
}

/** Leaves, and lets the next one in, on the page as it is. */
async function giveWayTo(page: Page, next: Person, isAsked = false) {
  await logOut(page);
  if (isAsked) await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expectGuest(page);
  await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click();
  await sendLogin(page, next);
  await expectProfileOf(page, 'Oscar Petit');
}

const name = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectProfileOf(page: Page, whose: string) {
  await expectPage(page, '/profil');
  await expect(name(page)).toHaveText(whose);
}

/** Not in a while either: a notice goes by itself, and must not have been there. */
async function expectUnsaid(page: Page, words: RegExp) {
  expect(await page.getByText(words).allInnerTexts()).toEqual([]);
}

/** The page shows no data of the previous member, now or after a reload. */
async function expectOscarAlone(page: Page) {
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(name(page)).toHaveText('Oscar Petit');
    await expectUnsaid(page, /Gina/);
    await page.getByRole('tab', { name: 'Mes réservations' }).click();
    await expect(page.getByText('aucune réservation à venir')).toBeVisible();
    await expectUnsaid(page, /annul/i);
  }
}

async function saveDetails(page: Page) {
  await page.goto('/profil?onglet=info');
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByLabel('Nom').fill('Gina Changée');
  const saving = await delayAnswer(page, /rpc\/change_profile$/, 'POST');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await saving.done;
  return saving;
}

test('a late answer to saved details does not log a former member in', async ({ page, backEnd }) => {
  const [gina, oscar] = [await named(backEnd, 'Gina Morel'), await named(backEnd, 'Oscar Petit')];
  await logIn(page, gina);
  const saving = await saveDetails(page);
  await giveWayTo(page, oscar);
  await saving.arrives();
  await expectOscarAlone(page);
  await logOut(page);
  await logIn(page, gina);
  await expect(name(page)).toHaveText('Gina Changée');
});

test('a member who logs out during a save reads that it is unconfirmed, and stays logged out', async ({
  page,
  backEnd,
}) => {
  await logIn(page, await named(backEnd, 'Gina Morel'));
  const saving = await saveDetails(page);
  await logOut(page);
  await expect(page.getByText('Modifications non confirmées')).toBeVisible();
  await saving.arrives();
  await expectGuest(page);
  await expectUnsaid(page, /Informations enregistrées/);
  await page.reload();
  await expectGuest(page);
});

test('the next member does not receive the data that the member before them requested', async ({
  page,
  backEnd,
}) => {
  const [gina, oscar] = [await named(backEnd, 'Gina Morel'), await named(backEnd, 'Oscar Petit')];
  await logIn(page, gina);
  await page.goto('/profil?onglet=info');
  const reading = await delayAnswer(page, /rpc\/my_data$/, 'POST');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  await reading.done;
  await giveWayTo(page, oscar);
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await reading.arrives();
  await expectOscarAlone(page);
  expect(downloads).toBe(0);
});

test('the next member reads nothing about a court that the member before them booked or cancelled', async ({
  page,
  backEnd,
}) => {
  const [gina, oscar] = [await named(backEnd, 'Gina Morel'), await named(backEnd, 'Oscar Petit')];
  await logIn(page, gina);
  await openReservation(page);
  await chooseHour(page, '20/09/2026', '18:00');
  const booking = await delayAnswer(page, /rpc\/book$/, 'POST');
  await submitButton(page).click();
  await booking.done;
  await giveWayTo(page, oscar, true);
  await booking.arrives();
  await expectUnsaid(page, /^Merci /);
  await expectOscarAlone(page);

  await logOut(page);
  await logIn(page, gina);
  await page.goto('/profil?onglet=reservations');
  const cancelling = await delayAnswer(page, /rpc\/cancel_reservation$/, 'POST');
  await page.getByRole('button', { name: /^Annuler.*18\sh/ }).click();
  await page.getByRole('button', { name: 'Oui, annuler' }).click();
  await cancelling.done;
  await giveWayTo(page, oscar, true);
  await cancelling.arrives();
  await expectOscarAlone(page);
});

test('a late answer deletes the account of a member who left, and the next member stays logged in', async ({
  page,
  context,
  backEnd,
}) => {
  const [gina, oscar] = [await named(backEnd, 'Gina Morel'), await named(backEnd, 'Oscar Petit')];
  await logIn(page, gina);
  const deletion = await delayAnswer(page, /rpc\/delete_account$/, 'POST');
  await deleteAccount(page, gina);
  await deletion.done;
  const beside = await context.newPage();
  await beside.clock.setFixedTime(afternoon);
  await beside.goto('/');
  await expectMember(beside);
  await giveWayTo(beside, oscar);
  await deletion.arrives();
  await expectUnsaid(page, /Votre compte est supprimé/);
  await expectMember(page);
  await expectOscarAlone(beside);
});

test('an unanswered login does not replace the member who logged in meanwhile', async ({ page, backEnd }) => {
  const [gina, oscar] = [await named(backEnd, 'Gina Morel'), await named(backEnd, 'Oscar Petit')];
  await page.goto('/connexion');
  const login = await delayAnswer(page, /grant_type=password$/, 'POST');
  await sendLogin(page, gina);
  await login.done;
  await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
  await expectPage(page, '/reservation');
  const beside = await page.context().newPage();
  await beside.clock.setFixedTime(afternoon);
  await beside.goto('/connexion');
  await sendLogin(beside, oscar);
  await expectProfileOf(beside, 'Oscar Petit');
  await expectMember(page);
  await login.arrives();
  await expectUnsaid(page, /Gina|Failed/);
  await expectOscarAlone(beside);
});

test('a delayed logout does not log out the next member', async ({ page, backEnd }) => {
  const [gina, oscar] = [await named(backEnd, 'Gina Morel'), await named(backEnd, 'Oscar Petit')];
  await logIn(page, gina);
  await page.evaluate(() => {
    const key = 'sb-jorkyball-auth-token';
    localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), expires_at: 1 });
  });
  const renewal = await delayAnswer(page, /grant_type=refresh_token$/, 'POST');
  await page.reload();
  await renewal.done;
  await giveWayTo(page, oscar);
  await renewal.arrives();
  await expectUnsaid(page, /Vous n’êtes plus connecté|Failed/);
  await expectOscarAlone(page);
});

test('notices for a member disappear at their logout', async ({ page, backEnd }) => {
  await logIn(page, await named(backEnd, 'Gina Morel'));
  await openReservation(page);
  await chooseHour(page, '20/09/2026', '18:00');
  await submitButton(page).click();
  await expectPage(page, '/');
  await expect(thanks(page)).toBeVisible();
  await logOut(page);
  await expectGuest(page);
  await expectUnsaid(page, /^Merci /);
});

import type { Page } from '@playwright/test';
import { afternoon, submitButton } from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import type { BackEnd } from './support/backEnd';
import { own, prepare, refused, seeAgain, thanks } from './support/booking';
import { emptyCourts, gamesKnown, takeCourts } from './support/courts';
import { holdAnswers } from './support/holdAnswers';
import { expect, test } from './support/test';
import { expectGuest, expectMember, logIn, logOut, registered } from './support/visitor';

test.beforeEach(({ backEnd }) => emptyCourts(backEnd));

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Vous déconnecter maintenant' });
const strip = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Prochaine partie/ });

/** The request does not arrive, nor do its repeats. */
async function loseBooking(page: Page) {
  await page.route(/rpc\/book$/, (route) => route.abort());
  await submitButton(page).click();
  await expect(refused(page)).toContainText('Le centre ne répond pas');
}

async function answerAgain(page: Page) {
  await page.unroute(/rpc\/book$/);
  await seeAgain(page);
}

async function aMemberWithPendingBooking(page: Page, backEnd: BackEnd) {
  await page.clock.setFixedTime(afternoon);
  await logIn(page, await registered(backEnd));
  await prepare(page);
  await loseBooking(page);
}

test('a guest finds a booking without an answer after leaving the form, and reads that it is confirmed', async ({
  page,
  backEnd,
}) => {
  await prepare(page);
  await loseBooking(page);
  await page.goto('/');
  await expect(strip(page)).toHaveText('Prochaine partie Dim.\u00a020\u00a0sept., 18\u00a0h, en attente');
  await page.goto('/mes-donnees');
  await expect(page.getByText('attend encore la réponse du centre')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voir cette demande' }).click();
  await expectPage(page, '/reservation#reservations');
  await expect(own(page)).toContainText('en attente de confirmation');
  await expectAccessible(page);
  await answerAgain(page);
  await expect(page.getByText('Le centre a confirmé votre réservation du 20/09/2026 à 18 h.')).toBeVisible();
  await expect(own(page).getByRole('link', { name: /20 septembre/ })).toBeVisible();
  await expect(own(page)).not.toContainText('en attente');
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
});

for (const [what, happen, sentence] of [
  [
    'the last court was taken meanwhile',
    (backEnd: BackEnd) => takeCourts(backEnd, '2026-09-20', 18, 6),
    'Le dernier terrain du 20/09/2026 à 18 h a été pris',
  ],
  [
    'it did not arrive in time',
    (backEnd: BackEnd) => backEnd.setClock(new Date(afternoon.getTime() + 130_000)),
    'n’est pas parvenue au centre à temps',
  ],
] as const) {
  test(`a guest who has left the form reads that a booking is not made when ${what} @full`, async ({
    page,
    backEnd,
  }) => {
    await prepare(page);
    await loseBooking(page);
    await page.goto('/contact');
    await expect(strip(page)).toContainText('en attente');
    await happen(backEnd);
    await answerAgain(page);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
  });
}

test('two tabs that send one form at once book one court, and both say so', async ({ page, backEnd }) => {
  const other = await page.context().newPage();
  const release = await holdAnswers(page, /rpc\/book$/);
  await prepare(page);
  await prepare(other);
  await submitButton(page).click();
  await submitButton(other).click();
  await expect(other.getByRole('button', { name: 'Enregistrement…' })).toBeVisible();
  release();
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(other)).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
});

test('a member who logs out is asked about a booking without an answer, and keeps it if they stay', async ({
  page,
  backEnd,
}) => {
  await aMemberWithPendingBooking(page, backEnd);
  await logOut(page);
  await expect(question(page)).toContainText('attend encore la réponse du centre');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(question(page)).toHaveCount(0);
  await expectMember(page);
  await answerAgain(page);
  await expect(page.getByText('Votre demande a abouti')).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
  await logOut(page);
  await expectGuest(page);
});

test('a logout in another tab asks about a booking without an answer, and drops it only then @full', async ({
  page,
  backEnd,
}) => {
  await aMemberWithPendingBooking(page, backEnd);
  const other = await page.context().newPage();
  await other.route(/rpc\/book$/, (route) => route.abort());
  await other.goto('/profil');
  await other.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click();
  await question(other).getByRole('button', { name: 'Se déconnecter' }).click();
  await expectGuest(other);
  await expectGuest(page);
  await answerAgain(page);
  await page.reload();
  await expect(own(page)).toHaveCount(0);
  expect(await gamesKnown(backEnd)).toEqual([]);
});

test('a guest who leaves the form during their request reads that a refused booking is not made @full', async ({
  page,
}) => {
  await prepare(page);
  const release = await holdAnswers(page, /rpc\/book$/, (route) =>
    route.fulfill({ status: 429, json: { message: 'no' } }),
  );
  await submitButton(page).click();
  await page.getByRole('link', { name: 'Jorkyball' }).first().click();
  await expectPage(page, '/');
  release();
  await expect(page.getByText('La réservation n’est pas enregistrée.')).toBeVisible();
  await page.getByRole('link', { name: 'Revenir au formulaire' }).click();
  await expect(page.getByLabel('Nom')).toHaveValue('Ana Lefèvre');
});

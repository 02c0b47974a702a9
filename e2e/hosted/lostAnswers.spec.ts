import type { Page } from '@playwright/test';
import {
  afternoon,
  expectHour,
  fillContact,
  hourTile,
  openReservation,
  submitButton,
} from '../booking/reservationPage';
import { expectPage } from '../support/expectPage';
import { tableRows } from '../support/suite';
import type { BackEnd } from './support/backEnd';
import {
  book,
  cancel,
  moveTo,
  openTicket,
  own,
  prepare,
  refused,
  seeAgain,
  thanks,
  ticket,
} from './support/booking';
import { contradictions } from './support/contradictions';
import { emptyCourts, gamesKnown } from './support/courts';
import { holdAnswers } from './support/holdAnswers';
import {
  haveNetworkAgain,
  loseAnswer,
  loseAnswers,
  loseAnswerTo,
  loseNetworkDuring,
} from './support/lostAnswers';
import { expect, test } from './support/test';
import { logIn, logOut, registered } from './support/visitor';

test.beforeEach(({ backEnd }) => emptyCourts(backEnd));

const hasWorked = (page: Page) => page.getByText('Votre demande a abouti');

test('a visitor who repeats a booking after a lost answer gets one court', async ({ page, backEnd }) => {
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

test('no message says « not sent » when the network fails between request and answer @full', async ({
  page,
  backEnd,
}) => {
  await prepare(page);
  await loseNetworkDuring(page, 'book');
  await submitButton(page).click();
  await expect(refused(page)).toContainText('La réservation n’est pas confirmée.');
  await expect(refused(page)).toContainText('elle ne prend qu’un terrain');
  await haveNetworkAgain(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);

  await openTicket(page);
  await loseNetworkDuring(page, 'move_reservation');
  await moveTo(page, '20:00');
  const told = page.getByRole('alert').filter({ hasText: 'impossible de savoir si le changement' });
  await expect(told).toBeVisible();
  // When the network returns, the page shows the outcome at once.
  await haveNetworkAgain(page);
  await expect(page.getByText('Réservation déplacée')).toBeVisible();
  await loseNetworkDuring(page, 'cancel_reservation');
  await cancel(page);
  await expect(told).toBeVisible();
  await haveNetworkAgain(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Réservation annulée' })).toBeVisible();
});

test('a refused repeat after a lost answer does not say that nothing is booked @full', async ({
  page,
  backEnd,
}) => {
  await prepare(page);
  await loseAnswers(page);
  for (const [status, sentence] of [
    [429, 'Patientez une minute'],
    [403, 'n’accepte pas de réservation par ce moyen'],
  ] as const) {
    await page.route(/rpc\/book$/, (route) => route.fulfill({ status, json: { message: 'no' } }));
    await submitButton(page).click();
    await expect(refused(page)).toContainText(sentence);
    await expect(refused(page)).toContainText('La réservation n’est pas confirmée.');
  }
  await page.context().setOffline(true);
  await page.unroute(/rpc\/book$/);
  await submitButton(page).click();
  await expect(refused(page)).toContainText('Pas de réseau');
  await expect(refused(page)).toContainText('La réservation n’est pas confirmée.');
  await page.context().setOffline(false);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
});

test('a refused repeat after a lost answer does not say that the change failed @full', async ({
  page,
  backEnd,
}) => {
  await book(page);
  await openTicket(page);
  // No other answer reveals the outcome.
  await page.route(/rpc\/reservations_now$/, (route) => route.abort());
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
  await page.route(/rpc\/(move|cancel)_reservation$/, (route) =>
    route.fulfill({ status: 429, json: { message: 'no' } }),
  );
  await page.unroute(/rpc\/move_reservation$/);
  await move.click();
  await expect(told).toContainText('Nous ne savons pas si votre essai précédent a abouti.');
  await expect(told).not.toContainText('n’a pas changé');
  await page.getByRole('button', { name: 'Garder mon heure' }).click();
  await expect(ticket(page)).toContainText('En attente de confirmation');
  await expect(page.getByText('nous ne savons pas si elle a abouti')).toBeVisible();
  await cancel(page);
  await expect(told).toContainText('Nous ne savons pas si votre essai précédent a abouti.');
  await page.unrouteAll({ behavior: 'wait' });
  // The site repeats the move and the cancellation, in this order.
  await seeAgain(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Réservation annulée' })).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual([]);
});

test('a visitor who chooses other hours after lost answers has one court, at the last hour @full', async ({
  page,
  backEnd,
}) => {
  await prepare(page);
  // No other answer reveals the booking.
  await page.route(/rpc\/reservations_now$/, (route) => route.abort());
  await loseAnswers(page);
  await hourTile(page, '20:00').click();
  await expect(
    page.getByText(
      'Votre demande du 20/09/2026 à 18 h est restée sans réponse. En confirmant, vous la remplacez.',
    ),
  ).toBeVisible();
  await loseAnswerTo(page, 'move_reservation');
  await page.unroute(/rpc\/book$/);
  await submitButton(page).click();
  await expect(refused(page)).toContainText('Le centre ne répond pas');
  await page.unroute(/rpc\/move_reservation$/);
  await hourTile(page, '21:00').click();
  await submitButton(page).click();
  await expect(thanks(page)).toContainText('à 21:00');
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 21']);
});

test('the page shows a booking whose answer was lost once the centre answers, and another hour is one more @full', async ({
  page,
  backEnd,
}) => {
  await prepare(page);
  await loseAnswer(page);
  await seeAgain(page);
  await expect(hasWorked(page)).toHaveText(
    'Votre demande a abouti : vous avez un terrain le 20/09/2026 à 18 h.',
  );
  await expect(refused(page)).toHaveCount(0);
  await hourTile(page, '20:00').click();
  await expect(hasWorked(page)).toContainText('En confirmant, vous prenez un terrain de plus.');
  await submitButton(page).click();
  await expect(thanks(page)).toContainText('à 20:00');
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18', '2026-09-20 20']);
});

test('a visitor who opens a second tab after a lost answer reads there that another hour takes one more court @full', async ({
  page,
  backEnd,
}) => {
  await prepare(page);
  await loseAnswer(page);
  const other = await page.context().newPage();
  await prepare(other, 'Ana Lefèvre', '20:00');
  await expect(
    other.getByText(
      'Vous avez déjà une réservation le 20/09/2026 à 18 h. En confirmant, vous prenez un terrain de plus.',
    ),
  ).toBeVisible();
  await page.bringToFront();
  await expect(hasWorked(page)).toHaveText(
    'Votre demande a abouti : vous avez un terrain le 20/09/2026 à 18 h.',
  );
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
});

for (const where of ['the same tab', 'another tab'] as const) {
  test(`a visitor who books another hour in ${where} during a request has to wait, and then reads the outcome @full`, async ({
    page,
    backEnd,
  }) => {
    await prepare(page);
    const release = await holdAnswers(page, /rpc\/book$/);
    await submitButton(page).click();
    await expect(page.getByRole('button', { name: 'Enregistrement…' })).toBeVisible();
    const next = where === 'the same tab' ? page : await page.context().newPage();
    if (next === page) {
      await page.getByRole('link', { name: 'Jorkyball' }).first().click();
      await expectPage(page, '/');
      await page.goBack();
      await expectPage(page, '/reservation');
      await hourTile(page, '20:00').click();
    } else await prepare(next, 'Ana Lefèvre', '20:00');
    await submitButton(next).click();
    await expect(refused(next)).toContainText('attend encore sa réponse');
    release();
    await expect(
      next.getByText(
        'Vous avez déjà une réservation le 20/09/2026 à 18 h. En confirmant, vous prenez un terrain de plus.',
      ),
    ).toBeVisible();
    expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
  });
}

test('a visitor who changes their input after a lost answer reads what was booked first @full', async ({
  page,
}) => {
  await prepare(page);
  await loseAnswer(page);
  await fillContact(page, 'Ana Morel');
  await submitButton(page).click();
  await expect(thanks(page)).toContainText(
    'Votre premier essai avait abouti : c’est lui qui compte (Ana Lefèvre, 2 joueurs).',
  );
});

test('a change whose answer was lost is announced once the centre answers its repeat @full', async ({
  page,
}) => {
  await book(page);
  await openTicket(page);
  await loseAnswerTo(page, 'move_reservation');
  await moveTo(page, '20:00');
  await expect(ticket(page)).toContainText('En attente de confirmation');
  await page.unroute(/rpc\/move_reservation$/);
  await expect(page.getByText('Réservation déplacée')).toBeVisible();
  await expect(ticket(page)).toContainText('20:00');
  await expect(ticket(page)).toContainText('Réservée');
  await loseAnswerTo(page, 'cancel_reservation');
  await cancel(page);
  await expect(ticket(page)).toContainText('En attente de confirmation');
  await page.unroute(/rpc\/cancel_reservation$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Réservation annulée' })).toBeVisible();
});

test('a cancellation in the profile whose answer was lost is announced once the centre answers its repeat @full', async ({
  page,
  backEnd,
}) => {
  await page.clock.setFixedTime(afternoon);
  await logIn(page, await registered(backEnd));
  for (const time of ['18:00', '20:00'] as const) await book(page, 'Ana Lefèvre', time);
  await openTicket(page);
  const ticketOfLast = page.url();
  await page.goto('/profil?onglet=reservations');
  const cancelled = page.getByText('Réservation annulée');
  const unsure = page.getByText('Annulation non confirmée');
  const yes = page.getByRole('button', { name: 'Oui, annuler' });

  async function cancelUnheard(hour: RegExp) {
    await loseAnswerTo(page, 'cancel_reservation');
    await page.route(/rpc\/reservations_now$/, (route) => route.abort());
    await page.getByRole('button', { name: hour }).click();
    await yes.click();
    await expect(unsure).toBeVisible();
  }

  await cancelUnheard(/^Annuler.*18\sh/);
  await page.unrouteAll({ behavior: 'wait' });
  await expect(cancelled).toBeVisible();
  await expect(cancelled).toHaveCount(1);
  await expect(unsure).toHaveCount(0);
  await expect(page.getByText('Réservation maintenue')).toHaveCount(0);
  await expect(page.getByText('n’est plus sur cet appareil')).toHaveCount(0);
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 20']);

  await cancelUnheard(/^Annuler.*20\sh/);
  await page.reload();
  await expect(page.getByText('En attente de confirmation')).toBeVisible();
  await expect(cancelled).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await seeAgain(page);
  await expect(cancelled).toBeVisible();
  await expect(page.getByText('aucune réservation à venir')).toBeVisible();
  const gone = page.getByRole('heading', { level: 1, name: 'Réservation annulée' });
  await page.goto(ticketOfLast);
  await expect(gone).toBeVisible();
  await logOut(page);
  await page.goto(ticketOfLast);
  await expect(page.getByText('s’affiche une fois que vous êtes connecté')).toBeVisible();
  await expect(gone).toHaveCount(0);
});

/** The command does not arrive; all other requests are answered. */
async function loseCommand(page: Page, name: string) {
  await page.route(new RegExp(`rpc/${name}$`), (route) => route.abort());
}

/** The command arrives after its validity. */
async function arriveTooLate(page: Page, backEnd: BackEnd, name: string) {
  await backEnd.setClock(new Date(afternoon.getTime() + 130_000));
  await page.unroute(new RegExp(`rpc/${name}$`));
  await seeAgain(page);
}

const strip = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Prochaine partie/ });
const nobodyKnows = (page: Page) => page.getByText('impossible de savoir');

for (const where of tableRows('Lost cancellations', ['stays there', 'opens its ticket'] as const)) {
  test(`a lost cancellation of a member who ${where} reads as unknown, then as not made @full`, async ({
    page,
    backEnd,
  }) => {
    await page.clock.setFixedTime(afternoon);
    await logIn(page, await registered(backEnd));
    await book(page);
    await page.goto('/profil?onglet=reservations');
    const contradicted = await contradictions(page);
    const card = page.getByRole('region', { name: 'Mes réservations' });
    const shown = where === 'stays there' ? card : ticket(page);
    await page.getByRole('button', { name: /^Annuler/ }).click();
    await loseCommand(page, 'cancel_reservation');
    await page.getByRole('button', { name: 'Oui, annuler' }).click();
    await expect(page.getByText('Annulation non confirmée')).toBeVisible();
    await expect(card).toContainText('En attente de confirmation');
    await expect(strip(page)).toContainText('en attente');
    if (where === 'opens its ticket') {
      await card.getByRole('link', { name: /20 septembre/ }).click();
      await expect(shown).toContainText('En attente de confirmation');
      await expect(nobodyKnows(page)).toBeVisible();
    }
    await arriveTooLate(page, backEnd, 'cancel_reservation');
    await expect(page.getByText('Réservation maintenue')).toBeVisible();
    await expect(page.getByText('d’annulation n’a pas abouti')).toBeVisible();
    await expect(nobodyKnows(page)).toHaveCount(0);
    await expect(shown).not.toContainText('En attente de confirmation');
    await expect(strip(page)).not.toContainText('en attente');
    expect(await contradicted()).toEqual([]);
    expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
  });
}

for (const [change, name] of [
  ['cancels', 'cancel_reservation'],
  ['moves', 'move_reservation'],
] as const) {
  test(`a visitor who ${change} on their ticket and loses the request reads unknown, then not made @full`, async ({
    page,
    backEnd,
  }) => {
    await book(page);
    await openTicket(page);
    const contradicted = await contradictions(page);
    const told = page.getByRole('main').getByRole('alert');
    let yes = page.getByRole('button', { name: 'Oui, annuler' });
    if (change === 'cancels') await page.getByRole('button', { name: 'Annuler la réservation' }).click();
    else {
      await page.getByRole('button', { name: 'Déplacer' }).click();
      await hourTile(page, '20:00').click();
      yes = page.getByRole('button', { name: /^Déplacer au/ });
    }
    await loseCommand(page, name);
    await yes.click();
    await expect(told).toContainText('impossible de savoir si le changement lui est parvenu');
    await expect(ticket(page)).toContainText('En attente de confirmation');
    await expect(strip(page)).toContainText('en attente');
    await arriveTooLate(page, backEnd, name);
    await expect(told).toContainText('Votre réservation est maintenue : votre demande n’a pas abouti.');
    await expect(nobodyKnows(page)).toHaveCount(0);
    await expect(page.getByText('nous ne savons pas')).toHaveCount(0);
    await expect(ticket(page)).toContainText('Réservée');
    await expect(ticket(page)).toContainText('18:00');
    await expect(strip(page)).not.toContainText('en attente');
    expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
    await yes.click();
    await expect(
      page.getByText(change === 'cancels' ? 'Le terrain est libéré' : 'Réservation déplacée'),
    ).toBeVisible();
    await expect(page.getByText('n’a pas abouti')).toHaveCount(0);
    expect(await contradicted()).toEqual([]);
    expect(await gamesKnown(backEnd)).toEqual(change === 'cancels' ? [] : ['2026-09-20 20']);
  });
}

test('a change that arrives seconds after its connection broke is announced, and never called lost @full', async ({
  page,
  backEnd,
}) => {
  await book(page);
  await openTicket(page);
  const contradicted = await contradictions(page);
  let arrive = async () => {};
  await page.route(/rpc\/cancel_reservation$/, async (route) => {
    const { request } = page;
    const [url, headers, data] = [
      route.request().url(),
      await route.request().allHeaders(),
      route.request().postData() ?? '',
    ];
    arrive = async () => void (await request.post(url, { headers, data }));
    await route.abort();
  });
  await cancel(page);
  await expect(ticket(page)).toContainText('En attente de confirmation');
  await arrive();
  await page.unroute(/rpc\/cancel_reservation$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Réservation annulée' })).toBeVisible();
  await expect(page.getByText('n’a pas abouti')).toHaveCount(0);
  expect(await contradicted()).toEqual([]);
  expect(await gamesKnown(backEnd)).toEqual([]);
});

test('a change without an answer is shown as unconfirmed on every page, in another tab too @full', async ({
  page,
  context,
}) => {
  await book(page);
  await openTicket(page);
  const beside = await context.newPage();
  for (const tab of [page, beside]) await tab.route(/rpc\/(cancel_reservation|reservations_now)$/, () => {});
  await cancel(page);
  await beside.goto(new URL(page.url()).pathname);
  await expect(ticket(beside)).toContainText('En attente de confirmation');
  await page.goBack();
  await expectPage(page, '/');
  await page.goForward();
  await expect(ticket(page)).toContainText('En attente de confirmation');
  await expect(page.getByText('nous ne savons pas si elle a abouti')).toBeVisible();
  await page.reload();
  await expect(ticket(page)).toContainText('En attente de confirmation');
  await page.goto('/reservation');
  await expect(own(page)).toContainText('2 joueurs, en attente de confirmation');
  await expect(strip(page)).toContainText('en attente');
  for (const tab of [page, beside]) await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(own(page)).toHaveCount(0);
  await expect(strip(page)).toHaveCount(0);
});

test('a visitor who reloads during a booking has one court, and reads so @full', async ({
  page,
  backEnd,
}) => {
  await prepare(page);
  await holdAnswers(page, /rpc\/book$/, (route) => route.fetch().catch(() => {}));
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'Enregistrement…' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(own(page)).toContainText('dimanche 20 septembre 2026');
  await hourTile(page, '20:00').click();
  await expect(page.getByText('En confirmant, vous prenez un terrain de plus')).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
});

test('a booking that a closed page had not sent is made by whatever page opens next @full', async ({
  page,
  backEnd,
}) => {
  await prepare(page);
  await page.route(/rpc\/book$/, (route) => route.abort());
  await submitButton(page).click();
  await expect(refused(page)).toContainText('Le centre ne répond pas');
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.clock.setFixedTime(afternoon);
  await next.goto('/services-tarifs');
  await expect(strip(next)).toContainText('20 sept.');
  // The strip shows a booking that awaits its answer too.
  await expect.poll(() => gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
});

for (const who of ['guest', 'member'] as const) {
  test(`a ${who} who sees in another tab what they booked without an answer has one court after a repeat @full`, async ({
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
    await expect(hasWorked(page)).toHaveText(
      'Votre demande a abouti : vous avez un terrain le 20/09/2026 à 18 h.',
    );
    await expect(page.getByText('un terrain de plus')).toHaveCount(0);
    await submitButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await gamesKnown(backEnd)).toEqual(['2026-09-20 18']);
  });
}

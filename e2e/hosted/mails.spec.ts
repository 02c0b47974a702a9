import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  afternoon,
  chooseHour,
  fillContact,
  hourTile,
  openReservation,
  submitButton,
} from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import { oneWidth } from '../support/test';
import { cancel, openTicket, ticket } from './support/booking';
import { appointmentIn, linkIn, mailTo, startMails } from './support/mails';
import { expect, test } from './support/test';

test.beforeEach(({ backEnd, siteUrl }) => startMails(backEnd, siteUrl));

const badge = (page: Page, words: string) => ticket(page).getByText(words, { exact: true });
const verdict = (page: Page, name: string) => page.getByRole('region', { name });

/** A guest books Sunday at six; answers their address. */
async function bookAsGuest(page: Page): Promise<string> {
  const email = `zoe-${randomUUID().slice(0, 8)}@example.org`;
  await openReservation(page);
  await chooseHour(page, '20/09/2026', '18:00');
  await fillContact(page, 'Zoé <Martin>', email);
  await expect(page.getByText(/Sans compte, vous confirmez par e-mail.*dans les 15.minutes/)).toBeVisible();
  await expectAccessible(page);
  await submitButton(page).click();
  await expect(page.getByText('À confirmer par e-mail', { exact: true })).toBeVisible();
  await expect(
    page.getByText(new RegExp(`Ouvrez le lien envoyé à ${email} avant 14\\s?h\\s?45 pour garder`)),
  ).toBeVisible();
  await openTicket(page);
  await expect(badge(page, 'En attente de confirmation')).toBeVisible();
  await expect(page.getByText(/ouvrez le lien envoyé à .* avant 14.?h.?45\. Sans/)).toBeVisible();
  return email;
}

/** The link asks; the press confirms. */
async function confirm(page: Page) {
  const question = verdict(page, 'Confirmez votre réservation');
  await expect(question).toContainText(/dimanche 20 septembre 2026 à 18.h.*Terrain \d.*avant 14.h.45/s);
  await question.getByRole('button', { name: 'Confirmer' }).click();
}

async function openLink(page: Page, link: string, at = afternoon) {
  await page.clock.setFixedTime(at);
  await page.goto(link);
}

test('a guest confirms, moves and cancels by the links of mails, each on another device', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const email = await bookAsGuest(page);
  await expectAccessible(page);

  const phone = await anotherDevice();
  await phone.setViewportSize({ width: 375, height: 800 });
  await openLink(phone, linkIn(await mailTo(backEnd, email, 'Confirmez votre réservation'), 'cle'));
  await expect(verdict(phone, 'Confirmez votre réservation')).toBeVisible();
  expect(phone.url()).not.toContain('cle');
  await expectAccessible(phone);
  // A program that opens the link, and runs the page's scripts, confirms nothing.
  expect(await backEnd.query('select from private.reservations where confirm_by is null')).toEqual([]);
  await confirm(phone);
  await expect(ticket(phone)).toBeVisible();
  await expect(badge(phone, 'Réservée')).toBeVisible();
  await expect(phone.getByText('Réservation confirmée')).toBeVisible();
  await expect(phone.getByText('Zoé <Martin>')).toBeVisible();
  await expectAccessible(phone);
  await page.reload();
  await expect(badge(page, 'Réservée')).toBeVisible();

  const confirmation = await mailTo(backEnd, email, 'Votre réservation du dimanche 20 septembre 2026 à 18 h');
  expect(String(confirmation.html)).not.toContain('<Martin>');
  const booked = appointmentIn(confirmation);
  expect(booked).toMatchObject({
    method: 'REQUEST',
    uid: expect.stringMatching(/.+@jorkyball$/),
    starts: '2026-09-20T16:00:00Z',
    ends: '2026-09-20T17:00:00Z',
  });
  await phone.getByRole('button', { name: 'Déplacer' }).click();
  await hourTile(phone, '20:00').click();
  await phone.getByRole('button', { name: /^Déplacer au dimanche 20 septembre 2026 à 20/ }).click();
  await expect(phone.getByText('Réservation déplacée')).toBeVisible();
  const change = await mailTo(backEnd, email, 'Votre réservation a changé');
  const moved = appointmentIn(change);
  const atEight = { uid: booked.uid, starts: '2026-09-20T18:00:00Z', ends: '2026-09-20T19:00:00Z' };
  expect(moved).toMatchObject({ method: 'REQUEST', ...atEight });
  expect(moved.sequence).toBeGreaterThan(booked.sequence);

  const evening = new Date('2026-09-19T16:00:00Z');
  await backEnd.setClock(evening);
  const reminder = await mailTo(backEnd, email, 'Rappel : jorkyball demain à 20 h');
  const laptop = await anotherDevice();
  await openLink(laptop, linkIn(reminder, 'cle'), evening);
  await expect(ticket(laptop)).toContainText('20:00');
  await cancel(laptop);
  await expect(badge(laptop, 'Annulée')).toBeVisible();
  await expect(laptop.getByText('n’a pas été confirmée')).toHaveCount(0);
  const cancellation = await mailTo(backEnd, email, 'est annulée');
  const cancelled = appointmentIn(cancellation);
  expect(cancelled).toMatchObject({ method: 'CANCEL', ...atEight });
  expect(cancelled.sequence).toBeGreaterThan(moved.sequence);

  // The same link again says what has become of the reservation.
  await openLink(phone, linkIn(reminder, 'cle'), evening);
  await expect(verdict(phone, 'Cette réservation est annulée')).toBeVisible();
  await expectAccessible(phone);
});

test(
  'a booking that no link confirms is released, and both pages say so',
  oneWidth,
  async ({ page, backEnd, anotherDevice }) => {
    const email = await bookAsGuest(page);
    const link = linkIn(await mailTo(backEnd, email, 'Confirmez votre réservation'), 'cle');
    const later = new Date(afternoon.getTime() + 15 * 60_000);
    await backEnd.setClock(later);
    await page.clock.setFixedTime(later);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(badge(page, 'Annulée')).toBeVisible();
    await expect(page.getByText('Cette réservation n’a pas été confirmée à temps')).toBeVisible();
    const phone = await anotherDevice();
    await openLink(phone, link, later);
    const released = verdict(phone, 'Cette réservation n’a pas été confirmée à temps');
    await expect(released.getByRole('link', { name: 'Réserver un terrain' })).toBeVisible();
    await expectAccessible(phone);
  },
);

test(
  'a guest whose booking has lost its answer reads that they have to confirm it',
  oneWidth,
  async ({ page }) => {
    await page.route(
      /rpc\/book$/,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await openReservation(page);
    await chooseHour(page, '20/09/2026', '18:00');
    await fillContact(page, 'Zoé Martin', `zoe-${randomUUID().slice(0, 8)}@example.org`);
    await submitButton(page).click();
    await expect(page.getByText('À confirmer par e-mail', { exact: true })).toBeVisible();
    await expect(page.getByText(/vous avez un terrain le .*, à confirmer par e-mail\./)).toBeVisible();
    await expect(page.getByText(/\d\sjoueurs, à confirmer par e-mail$/)).toBeVisible();
    await expect(page.getByRole('link', { name: /Prochaine partie.*à confirmer/ })).toBeVisible();
    await expect(page.getByText('Réservation confirmée')).toHaveCount(0);
  },
);

test(
  'a link without a network is opened again, also after a reload',
  oneWidth,
  async ({ page, backEnd, anotherDevice }) => {
    const email = await bookAsGuest(page);
    const link = linkIn(await mailTo(backEnd, email, 'Confirmez votre réservation'), 'cle');
    const phone = await anotherDevice();
    const answers = /rpc\/open_reservation$/;
    await phone.route(answers, (route) => route.abort());
    await openLink(phone, link);
    await expect(verdict(phone, 'Le lien n’est pas encore vérifié')).toBeVisible();
    expect(phone.url()).not.toContain('cle');
    await phone.reload();
    await expect(verdict(phone, 'Le lien n’est pas encore vérifié')).toBeVisible();
    await expectAccessible(phone);
    await phone.unroute(answers);
    await phone.getByRole('button', { name: 'Réessayer' }).click();
    await phone.route(answers, (route) => route.abort());
    await confirm(phone);
    await expect(phone.getByText(/Le centre ne répond pas.: réessayez/)).toBeVisible();
    await phone.unroute(answers);
    await phone.getByRole('button', { name: 'Confirmer' }).click();
    await expect(badge(phone, 'Réservée')).toBeVisible();
    // A mangled link says so; the dot that ends a sentence does no harm.
    for (const damaged of [
      link.replace(/#cle=./, '#cle=x'),
      link.slice(0, -40),
      link.replace(/#cle=.*/, '#cle='),
    ]) {
      await openLink(phone, damaged);
      await expect(verdict(phone, 'Ce lien n’est plus valable')).toBeVisible();
    }
    await openLink(phone, `${link}.`);
    await expect(badge(phone, 'Réservée')).toBeVisible();
  },
);

test(
  'a guest switches reminders off and on by the link of a reminder',
  oneWidth,
  async ({ page, backEnd, anotherDevice }) => {
    const email = await bookAsGuest(page);
    const phone = await anotherDevice();
    await openLink(phone, linkIn(await mailTo(backEnd, email, 'Confirmez votre réservation'), 'cle'));
    await confirm(phone);
    await expect(badge(phone, 'Réservée')).toBeVisible();
    const evening = new Date('2026-09-19T16:00:00Z');
    await backEnd.setClock(evening);
    const link = linkIn(await mailTo(backEnd, email, 'Rappel'), 'rappels');
    await openLink(phone, link, evening);
    const reminders = verdict(phone, 'Rappels par e-mail');
    await reminders.getByRole('button', { name: 'Ne plus recevoir de rappels' }).click();
    await expect(reminders).toContainText('vous ne recevrez plus de rappels');
    expect(await backEnd.query('select from private.without_reminders')).toHaveLength(1);
    await expectAccessible(phone);
    await reminders.getByRole('button', { name: 'Recevoir les rappels' }).click();
    await expect(reminders).toContainText('vous recevrez de nouveau les rappels');
    expect(await backEnd.query('select from private.without_reminders')).toHaveLength(0);
  },
);

import type { Page } from '@playwright/test';
import { bothModesOneWidth, expect, test } from '../modes/test';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { tableRows } from '../support/suite';
import { oneWidth } from '../support/test';
import {
  days,
  dayTile,
  expectFields,
  expectHour,
  fillContact,
  hours,
  hourTile,
  openReservation,
  ownReservations,
  ready,
  submitButton,
} from './reservationPage';

/** Ways to leave the page and return, each tried at every step. */
const detours: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a reload': (page) => page.reload(),
  'the way back': async (page) => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /accueil/ })
      .click();
    await expectPage(page, '/');
    await page.goBack();
  },
};

for (const [what, detour] of tableRows('Booking, detours', Object.entries(detours), { every: 2 })) {
  test(
    `${what} keeps the choices and the input of every step @table`,
    bothModesOneWidth,
    async ({ page }) => {
      await openReservation(page);
      await days(page).getByRole('button', { name: 'Dimanche', exact: true }).click();
      await detour(page);
      await ready(page);
      await expect(hours(page).getByText('dimanche 20 septembre', { exact: true })).toBeVisible();
      await expect(dayTile(page, 'dimanche 20 septembre')).toBeInViewport();
      await expectHour(page, null);

      await hourTile(page, '21:00').click();
      await detour(page);
      await ready(page);
      await expectHour(page, '21:00');

      await page.getByLabel('Joueurs').selectOption('3');
      await fillContact(page, 'Ana', 'ana@');
      await submitButton(page).click();
      await expect(page.getByText("L'adresse email est invalide.", { exact: true })).toBeVisible();
      await detour(page);
      await ready(page);
      await expectFields(page, { Nom: 'Ana', 'E-mail': 'ana@', Date: '20/09/2026', Joueurs: '3' });
      await expectHour(page, '21:00');

      await page.getByLabel('E-mail').fill('ana@example.org');
      await submitButton(page).click();
      await expect(page.getByText('Merci Ana, votre réservation du 20/09/2026 à 21:00')).toBeVisible();
      // Done is done: the way back leads to an empty form.
      await page.goBack();
      await ready(page);
      await expectFields(page, { Nom: '', 'E-mail': '', Date: '', Joueurs: '2' });
      await expectHour(page, null);
    },
  );
}

test(
  'the button says that a reservation is being saved, and a second press books nothing more',
  bothModesOneWidth,
  async ({ page, courts }) => {
    const letThrough = await courts.delayBooking();
    await openReservation(page);
    await hourTile(page, '18:00').click();
    await fillContact(page);
    await submitButton(page).click();
    const sending = page.getByRole('button', { name: 'Enregistrement…' });
    await expect(sending).toBeVisible();
    await expectAccessible(page);
    await sending.press('Enter');
    await letThrough();
    await expect(page.getByText(/Merci Ana Lefèvre/)).toBeVisible();
    await openReservation(page);
    await expect(ownReservations(page)).toHaveCount(1);
  },
);

const sights = [
  { at: '2028-02-28T12:00:00Z', day: 'mardi 29 février', typed: '29/02/2028', hours: 14 },
  { at: '2026-03-28T23:30:00Z', day: 'lundi 30 mars', typed: '30/03/2026', hours: 14 },
  { at: '2026-10-24T22:30:00Z', day: 'lundi 26 octobre', typed: '26/10/2026', hours: 14 },
];

for (const timezoneId of tableRows('Booking, zones', ['America/Los_Angeles', 'Pacific/Auckland'], {
  every: 2,
})) {
  test.describe(`on a device in ${timezoneId} @table`, oneWidth, () => {
    test.use({ timezoneId });

    test('« Demain » is the centre’s tomorrow on 29 February and after clock changes @full', async ({
      page,
    }) => {
      for (const { at, day, typed, hours: count } of sights) {
        await openReservation(page, new Date(at));
        await days(page).getByRole('button', { name: 'Demain' }).click();
        await expect(page.getByLabel('Date')).toHaveValue(typed);
        await expect(dayTile(page, day)).toBeVisible();
        await expect(hours(page).getByRole('button')).toHaveCount(count);
        await hourTile(page, '10:00').click();
        await fillContact(page);
        await submitButton(page).click();
        await expect(
          page.getByText(`Merci Ana Lefèvre, votre réservation du ${typed} à 10:00`),
        ).toBeVisible();
      }
    });
  });
}

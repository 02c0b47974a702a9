import type { Page } from '@playwright/test';
import { chooseHour } from '../booking/reservationPage';
import { expect, rounds, test } from './killedTest';

/** Local storage is written to the disk seconds after a write, so that a killed browser has lost it. */
for (const round of rounds) {
  test(`a confirmed reservation survives a killed browser, and a cancelled one stays cancelled (${round})`, async ({
    browserToKill,
  }) => {
    let page = await browserToKill.open('/reservation');
    await book(page, '18:00');
    await browserToKill.kill();

    page = await browserToKill.open('/reservation');
    await expect(held(page)).toHaveText([/18\sh/]);
    await book(page, '19:00');
    await browserToKill.kill();

    page = await browserToKill.open('/connexion');
    await openOwnReservations(page);
    await expect(own(page)).toHaveText([/18\sh/, /19\sh/]);
    await page
      .getByRole('button', { name: /^Annuler/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Oui, annuler' }).click();
    await expect(page.getByText('Réservation annulée')).toBeVisible();
    await browserToKill.kill();

    page = await browserToKill.open('/reservation');
    await expect(held(page)).toHaveText([/19\sh/]);
    await browserToKill.kill();

    // The login is the demonstration’s, and may be lost with the browser.
    page = await browserToKill.open('/connexion');
    await openOwnReservations(page);
    await expect(own(page)).toHaveText([/19\sh/]);
  });
}

test('reservations that the visitor cleared do not come back', async ({ browserToKill }) => {
  const page = await browserToKill.open('/reservation');
  await book(page, '18:00');
  await page.goBack();
  await expect(held(page)).toHaveText([/18\sh/]);
  await page.evaluate(() => localStorage.clear());
  for (const turn of ['the first', 'the second']) {
    await page.reload();
    await fill(page, '18:00');
    // A reservation of the same hour, were it known, would be spoken of.
    await expect(page.getByText(/^Vous avez déjà une réservation/), turn).toHaveCount(0);
    await expect(held(page), turn).toHaveCount(0);
  }
});

/** The hours that the booking page says this visitor holds. */
function held(page: Page) {
  return page.getByRole('region', { name: 'Vos prochaines réservations' }).getByRole('listitem');
}

/** The reservations of the profile. */
function own(page: Page) {
  return page.getByRole('tabpanel').getByRole('listitem');
}

async function fill(page: Page, time: string): Promise<void> {
  await chooseHour(page, 'Demain', time);
  await page.getByLabel('Nom').fill('Zoé Martin');
  await page.getByLabel('E-mail').fill('zoe@example.org');
}

/** Books a court as a visitor does, until the page thanks them. */
async function book(page: Page, time: string): Promise<void> {
  await fill(page, time);
  await page.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(page.getByText(new RegExp(`Merci Zoé Martin.*à ${time}`))).toBeVisible();
}

async function openOwnReservations(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Joueur' }).check();
  await page.getByRole('button', { name: /démo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thomas Lefebvre' })).toBeVisible();
  await page.getByRole('tab', { name: 'Mes réservations' }).click();
}

import { anEarlierReservation } from '../booking/reservationPage';
import { expectPage } from '../support/expectPage';
import { page as pageOf } from '../support/pages';
import { expect, test, visitUntilKept } from './visits';

// The page logs the files that it could not load.
test.use({ tolerated: [/SectionFailure|remoteEntry|Federation|loadRemote|RUNTIME-|integrity/] });

const address = `/reservation/${anEarlierReservation.id}`;

test('a visitor who has opened the booking page sees their reservation offline', async ({ page, site }) => {
  await page.addInitScript(
    (kept) => {
      if (!localStorage.getItem('reservations')) localStorage.setItem('reservations', kept);
    },
    JSON.stringify([{ ...anEarlierReservation, date: '2099-09-20' }]),
  );
  await visitUntilKept(page, '/reservation');
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = await (await caches.open('site-files')).keys();
          return kept.some(({ url }) => url.includes('/booking-confirmation.'));
        }),
      { message: 'the page of a reservation is fetched ahead' },
    )
    .toBe(true);
  await site.stop();

  await page.goto(address);
  await expectPage(page, address, pageOf('Votre réservation'));
  await expect(page.getByRole('region', { name: 'Votre partie' })).toContainText('20 septembre 2099');
  await page.reload();
  await expectPage(page, address, pageOf('Votre réservation'));
  const encoded = `/reservation/${encodeURIComponent(anEarlierReservation.id)}`;
  await page.goto(encoded);
  await expectPage(page, encoded, pageOf('Votre réservation'));
  await page.getByRole('main').getByRole('button', { name: 'Annuler la réservation' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réservation annulée');
});

import { afternoon, fillContact, hourTile, openReservation, submitButton } from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import { book, cancel, openTicket, own, prepare, seeAgain, thanks } from './support/booking';
import { emptyCourts, gamesKnown } from './support/courts';
import { expect, test } from './support/test';

test.beforeEach(({ backEnd }) => emptyCourts(backEnd));

const hourMs = 3_600_000;

test('a device 36 hours ahead shows a future game as future, and cancels it', async ({ page, backEnd }) => {
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
  await cancel(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Réservation annulée' })).toBeVisible();
  expect(await gamesKnown(backEnd)).toEqual([]);
});

test('a device that is ahead does not call a future game over while the centre does not answer', async ({
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

test('a device a day behind offers the days of the centre, and books them', async ({ page, backEnd }) => {
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

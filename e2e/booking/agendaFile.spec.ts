import { expect, oneWidth, test } from '../support/test';
import { anEarlierReservation } from './reservationPage';

test.use({ serviceWorkers: 'block' });

const held = { ...anEarlierReservation, id: '2026-09-01T08:00:00.000Z' };

test.beforeEach(async ({ page }) => {
  await page.addInitScript((kept) => localStorage.setItem('reservations', kept), JSON.stringify([held]));
  await page.clock.setFixedTime(new Date('2026-09-15T12:30:00Z'));
});

for (const [where, path, name] of [
  ['the page of a reservation', `/reservation/${held.id}`, 'Ajouter à mon agenda'],
  ['the list of those to come', '/reservation', /^Agenda/],
] as const) {
  test(
    `on ${where} a calendar file whose code fails to load shows an error, and the next press downloads it @full`,
    oneWidth,
    async ({ page }) => {
      await page.route(/booking-agenda/, (route) => route.abort());
      await page.goto(path);
      const press = page.getByRole('main').getByRole('button', { name });
      await press.click();
      await expect(page.getByText('Le fichier pour l’agenda n’a pas pu être préparé')).toBeVisible();
      await page.unroute(/booking-agenda/);
      const coming = page.waitForEvent('download');
      await press.click();
      expect((await coming).suggestedFilename()).toBe('jorkyball-2026-09-20-18h00.ics');
    },
  );
}

test(
  'a visitor with their reservation open downloads its calendar file offline',
  oneWidth,
  async ({ page, context }) => {
    const arrived = page.waitForResponse(/booking-agenda/);
    await page.goto(`/reservation/${held.id}`);
    await (await arrived).finished();
    await context.setOffline(true);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click();
    expect((await coming).suggestedFilename()).toBe('jorkyball-2026-09-20-18h00.ics');
  },
);

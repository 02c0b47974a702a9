import { chooseHour, openReservation, submitButton } from '../booking/reservationPage';
import { expectPage } from '../support/expectPage';
import { expect, test } from './support/test';

test('without a network nothing is promised, what was written stays, and the next try books', async ({
  page,
  context,
}) => {
  await openReservation(page);
  await chooseHour(page, '20/09/2026', '18:00');
  await page.getByLabel('Nom').fill('Ana Lefèvre');
  await page.getByLabel('E-mail').fill('ana@example.org');
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

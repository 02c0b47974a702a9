import {
  chooseHour,
  expectFields,
  expectHour,
  fillContact,
  ready,
  submitButton,
} from '../booking/reservationPage';
import { expect, test, visitUntilKept } from './visits';

test.use({ tolerated: [/SectionFailure|remoteEntry|Federation|loadRemote|RUNTIME-|integrity/] });

test('an offline visitor keeps their input and books a court of the demonstration', async ({
  page,
  site,
}) => {
  // The home page shows the thank-you notice.
  await visitUntilKept(page, '/', '/reservation');
  await ready(page);
  await chooseHour(page, 'Demain', '18:00');
  await fillContact(page);
  await site.stop();
  await page.reload();
  await ready(page);
  await expectFields(page, { Nom: 'Ana Lefèvre', 'E-mail': 'ana@example.org' });
  await expectHour(page, '18:00');
  await submitButton(page).click();
  await expect(page.getByText(/Merci Ana Lefèvre, votre réservation du .* à 18:00/)).toBeVisible();
  await page.goto('/reservation');
  await expect(page.getByRole('region', { name: 'Vos prochaines réservations' })).toContainText('18 h');
});

import { holdSection } from '../support/requests';
import { expect, test } from '../support/test';
import {
  chooseHour,
  expectFields,
  expectHour,
  fillContact,
  hourTile,
  openReservation,
  ready,
  submitButton,
} from './reservationPage';

const nothing = { Nom: '', 'E-mail': '', Date: '', Joueurs: '2' };

test('fifty keystrokes request no lock and no database, and a reload restores them all @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const costs: string[] = [];
    const count = <Name extends string>(owner: Record<Name, (...parts: never[]) => unknown>, name: Name) => {
      const original = owner[name];
      owner[name] = function (this: unknown, ...parts: never[]) {
        costs.push(name);
        return original.apply(this, parts);
      };
    };
    count(LockManager.prototype as never, 'request');
    count(IDBFactory.prototype as never, 'open');
    count(IDBDatabase.prototype as never, 'transaction');
    Object.assign(window, { costs });
  });
  const costs = () => page.evaluate(() => (window as unknown as { costs: string[] }).costs);
  // The page asks once, when it opens, whether a killed browser has lost a reservation.
  const opening = ['open', 'transaction'];
  await openReservation(page);
  await expect.poll(costs).toEqual(opening);
  await page.getByLabel('Nom').pressSequentially('Marie-Antoinette de la Tour du Pin Gouvernet-Prouvy');
  await chooseHour(page, '20/09/2026', '21:00');
  await page.getByLabel('Joueurs').selectOption('3');
  expect(await costs()).toEqual(opening);
  await page.reload();
  await ready(page);
  await expectFields(page, {
    Nom: 'Marie-Antoinette de la Tour du Pin Gouvernet-Prouvy',
    Date: '20/09/2026',
    Joueurs: '3',
  });
  await expectHour(page, '21:00');
});

test('the form keeps and books the input from before its scripts arrived', async ({ page }) => {
  const letArrive = await holdSection(page, 'booking');
  await page.clock.setFixedTime(new Date('2026-09-15T12:30:00Z'));
  await page.goto('/reservation', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Nom').fill('Ana Lefèvre');
  await page.getByLabel('E-mail').fill('ana@example.org');
  await page.getByLabel('Date').fill('20/09/2026');
  await page.getByLabel('Joueurs').selectOption('3');
  letArrive();
  await ready(page);
  await expectFields(page, {
    Nom: 'Ana Lefèvre',
    'E-mail': 'ana@example.org',
    Date: '20/09/2026',
    Joueurs: '3',
  });
  await hourTile(page, '21:00').click();
  await submitButton(page).click();
  await expect(page.getByText(/Ana Lefèvre.*20\/09\/2026 à 21:00/)).toBeVisible();
});

test('another visitor of a shared device sees no input of the visitor before', async ({ page, context }) => {
  await openReservation(page);
  await page.getByLabel('Nom').fill('Ana Lefèvre');
  await page.getByLabel('E-mail').fill('ana@example.org');
  const other = await context.newPage();
  await openReservation(other);
  await expectFields(other, nothing);

  await chooseHour(page, '20/09/2026', '18:00');
  await submitButton(page).click();
  await expect(page.getByText(/Merci Ana Lefèvre/)).toBeVisible();
  await page.goto('/reservation');
  await ready(page);
  await expectFields(page, nothing);
  await expectHour(page, null);
  // The device still shows the booking, without a name.
  await expect(page.getByRole('region', { name: 'Vos prochaines réservations' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Ana');
});

test('a guest who logs in finds their own name and the day that they had chosen @full', async ({ page }) => {
  await openReservation(page);
  await page.getByLabel('Nom').fill('Un autre visiteur');
  await page.getByLabel('E-mail').fill('autre@exemple.fr');
  await hourTile(page, '21:00').click();
  await page.goto('/connexion');
  await page.getByRole('button', { name: /démo/ }).click();
  await expect(page.getByRole('tab', { name: 'Vue d’ensemble' })).toBeVisible();
  await openReservation(page);
  await expectFields(page, { Nom: 'Thomas Lefebvre', Date: '15/09/2026' });
  await expectHour(page, '21:00');
  await expect(page.getByLabel('E-mail')).not.toHaveValue('autre@exemple.fr');
});

test('a visitor books in a browser that refuses storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    }
  });
  await openReservation(page);
  await chooseHour(page, '20/09/2026', '18:00');
  await fillContact(page);
  await submitButton(page).click();
  await expect(page.getByText(/Merci Ana Lefèvre/)).toBeVisible();
});

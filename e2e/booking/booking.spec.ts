import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { expect, oneWidth, test } from '../support/test';
import {
  anEarlierReservation,
  beMember,
  keepReservation,
  openReservation,
  storedReservations,
  submitButton,
} from './reservationPage';

test('a visitor books a court and takes it into his agenda', async ({ page }) => {
  await openReservation(page);
  await page.getByLabel('Nom').fill('Ana Lefèvre');
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel('Date').fill('20/09/2026');
  await page.getByLabel('Heure').selectOption('18:00');
  await page.getByLabel('Joueurs').selectOption('4');
  await submitButton(page).click();

  await expectPage(page, '/');
  await expect(page.getByText('Réservation enregistrée !')).toBeVisible();
  await expect(page.getByText(/Ana Lefèvre.*20\/09\/2026 à 18:00/)).toBeVisible();
  expect(await storedReservations(page)).toEqual([
    {
      id: '2026-09-15T12:30:00.000Z',
      name: 'Ana Lefèvre',
      email: 'ana@example.org',
      date: '2026-09-20',
      time: '18:00',
      players: '4',
      plan: 'Non spécifié',
      service: 'Non spécifié',
      version: 1,
    },
  ]);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('jorkyball-2026-09-20-18h00.ics');
  const agenda = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  const [event] = agenda.getAllSubcomponents('vevent').map((found) => new ICAL.Event(found));
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-09-20T16:00:00.000Z');
});

test('a visitor sees what is missing, and is taken to the first field', async ({ page }) => {
  await openReservation(page);
  await submitButton(page).click();
  await expect(page.getByText('Oups ! Formulaire incomplet.')).toBeVisible();
  await expect(page.getByText('Veuillez remplir tous les champs obligatoires.')).toBeVisible();
  for (const sentence of [
    'Le nom est requis.',
    "L'email est requis.",
    'La date est requise.',
    "L'heure est requise.",
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByLabel('Nom')).toBeFocused();
  await expect(page.getByLabel('Nom')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByLabel('Nom').fill('Ana Lefèvre');
  await page.getByLabel('Email').fill('ana@example.org');
  await submitButton(page).click();
  await expect(page.getByLabel('Date')).toBeFocused();
  await expect(page.getByLabel('Date')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Email').fill('ana');
  await expect(page.getByText("L'adresse email est invalide.")).toBeVisible();
  expect(await storedReservations(page)).toEqual([]);
});

test('a member books in five taps', async ({ page }) => {
  await beMember(page);
  await openReservation(page);
  let taps = 0;
  const tap = async (name: string, role: 'button' | 'gridcell') => {
    taps += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  await tap('Ouvrir le calendrier', 'button');
  await tap('mercredi 16 septembre 2026', 'gridcell');
  // The browser's own list: one tap opens it, one chooses.
  taps += 2;
  await page.getByLabel('Heure').selectOption('20:00');
  await tap('Réserver', 'button');
  await expectPage(page, '/');
  expect(taps).toBeLessThanOrEqual(5);
  expect(await storedReservations(page)).toContainEqual(
    expect.objectContaining({ name: 'Lou Petit', date: '2026-09-16', time: '20:00' }),
  );
});

for (const typed of ['20/09', '20-9-26', '20.09.2026', '2009']) {
  test(`a visitor types the day as ${typed}`, async ({ page }) => {
    await openReservation(page);
    await page.getByLabel('Nom').fill('Ana Lefèvre');
    await page.getByLabel('Email').fill('ana@example.org');
    await page.getByLabel('Date').fill(typed);
    const party = page.getByRole('region', { name: 'Votre partie' });
    await expect(party.getByText('dimanche 20 septembre 2026')).toBeVisible();
    await page.getByLabel('Heure').selectOption('18:00');
    await submitButton(page).click();
    await expect(page.getByText(/votre réservation du 20\/09\/2026 à 18:00/)).toBeVisible();
  });
}

test('an hour that is let no more is listed by the booking and by the profile alike', async ({ page }) => {
  await beMember(page);
  await keepReservation(page, { ...anEarlierReservation, time: '09:00' });
  await openReservation(page);
  const held = page.getByRole('region', { name: 'Vos prochaines réservations' });
  await expect(held.getByText('dimanche 20 septembre 2026, 09:00')).toBeVisible();
  await page.goto('/profil?onglet=reservations');
  await expect(page.getByRole('heading', { name: /^dimanche 20 septembre 2026, 09\sh\s00$/i })).toBeVisible();
});

test('a visitor books with the keyboard alone', async ({ page }) => {
  await openReservation(page);
  await page.getByLabel('Nom').focus();
  await page.keyboard.type('Ana Lefèvre');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana@example.org');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Date')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'mardi 15 septembre 2026' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Date')).toHaveValue('22/09/2026');
  await expect(page.getByRole('button', { name: 'Ouvrir le calendrier' })).toBeFocused();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(page.getByLabel('Heure')).toBeFocused();
  await page.keyboard.type('19');
  await expect(page.getByLabel('Heure')).toHaveValue('19:00');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectPage(page, '/');
  expect(await storedReservations(page)).toHaveLength(1);
});

test('a visitor who holds the hour already is told before confirming', oneWidth, async ({ page }) => {
  await keepReservation(page);
  await openReservation(page);
  await page.getByLabel('Date').fill(anEarlierReservation.date);
  await page.getByLabel('Heure').selectOption(anEarlierReservation.time);
  await expect(page.getByText(/Vous avez déjà une réservation le 20\/09\/2026 à 18:00/)).toBeVisible();
});

test('two taps in a row book one court', oneWidth, async ({ page }) => {
  await openReservation(page);
  await page.getByLabel('Nom').fill('Ana Lefèvre');
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel('Date').fill('20/09/2026');
  await page.getByLabel('Heure').selectOption('18:00');
  await submitButton(page).dblclick();
  await expectPage(page, '/');
  expect(await storedReservations(page)).toHaveLength(1);
});

test('a browser without room says so and loses nothing', oneWidth, async ({ page }) => {
  await openReservation(page);
  await page.getByLabel('Nom').fill('Ana Lefèvre');
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel('Date').fill('20/09/2026');
  await page.getByLabel('Heure').selectOption('18:00');
  await page.evaluate(() => {
    let size = 8 * 1024 * 1024;
    for (let piece = 0; size >= 1; piece += 1) {
      try {
        localStorage.setItem(`filler-${piece}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'n’est pas enregistrée' })).toBeVisible();
  await expectPage(page, '/reservation');
  await expect(page.getByLabel('Nom')).toHaveValue('Ana Lefèvre');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what can be booked and on what terms', async ({ page }) => {
    await page.goto('/reservation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réserver un terrain');
    await expect(page.getByText('Gratuite jusqu’à 2 h avant le début.')).toBeVisible();
    await expect(page.getByLabel('Heure')).toBeVisible();
  });
});

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { bothModes, bothModesOneWidth, expect, test } from '../modes/test';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { tableRows } from '../support/suite';
import { oneWidth } from '../support/test';
import {
  afternoon,
  anEarlierReservation,
  beMember,
  chooseHour,
  days,
  dayTile,
  fillContact,
  hours,
  hourTile,
  keepReservation,
  openReservation,
  ownReservations,
  submitButton,
  summary,
  tap,
} from './reservationPage';

test('a visitor books a court and takes it into their agenda', bothModes, async ({ page }) => {
  await openReservation(page);
  await chooseHour(page, '20/09/2026', '18:00');
  await fillContact(page);
  await page.getByLabel('Joueurs').selectOption('4');
  await submitButton(page).click();

  await expectPage(page, '/');
  await expect(page.getByText('Réservation enregistrée !')).toBeVisible();
  await expect(page.getByText(/Ana Lefèvre.*20\/09\/2026 à 18:00/)).toBeVisible();
  await expectBooked(page, 'dimanche 20 septembre 2026 18:00', '4 joueurs');

  await openReservation(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Agenda : ajouter le 20/09/2026 à 18 h' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('jorkyball-2026-09-20-18h00.ics');
  const agenda = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  const [event] = agenda.getAllSubcomponents('vevent').map((found) => new ICAL.Event(found));
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-09-20T16:00:00.000Z');
});

test('the thank-you notice replaces the notice about missing fields @full', oneWidth, async ({ page }) => {
  await openReservation(page);
  await hourTile(page, '15:00').click();
  await submitButton(page).click();
  await expect(page.getByText('Oups ! Formulaire incomplet.')).toBeVisible();
  await fillContact(page);
  await submitButton(page).click();
  await expect(page.getByText('Réservation enregistrée !')).toBeVisible();
  expect(await page.getByText('Oups ! Formulaire incomplet.').count()).toBe(0);
});

test('a visitor reads which fields are required before they miss one', async ({ page }) => {
  await openReservation(page);
  await expect(page.getByText('Le jour, l’heure, le nom et l’e-mail sont obligatoires.')).toBeVisible();
  const mark = (place: Locator) => place.getByText('obligatoire', { exact: true });
  await expect(mark(hours(page))).toBeVisible();
  const contact = page.getByRole('region', { name: 'Qui joue' });
  await expect(mark(contact)).toHaveCount(2);
  for (const label of ['Nom', 'E-mail']) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveAttribute('required');
    await expect(contact.locator('div', { has: page.getByText(label, { exact: true }) }).last()).toHaveText(
      `${label}obligatoire`,
    );
  }
  await hourTile(page, '18:00').click();
  await page.getByLabel('Nom').fill('Ana Lefèvre');
  await submitButton(page).click();
  await expect(page.getByText("L'email est requis.")).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
});

test('a visitor reads which fields are missing, and the first one takes the focus', async ({ page }) => {
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
  await expect(page.getByLabel('Nom')).toHaveAccessibleDescription('Le nom est requis.');
  // An hour of the day on show chooses both.
  await expect(hourTile(page, '15:00')).toBeFocused();
  await expect(hourTile(page, '15:00')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('La date est requise.')).toHaveCount(0);
  await submitButton(page).click();
  await expect(page.getByLabel('Nom')).toBeFocused();
  await expect(page.getByLabel('Nom')).toBeInViewport({ ratio: 1 });
  await fillContact(page);
  await page.getByLabel('Date').fill('31/02/2027');
  await submitButton(page).click();
  await expect(
    page.getByText('Cette date n’existe pas ou n’est pas lisible. Exemple : 28/11/2026.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Date')).toBeFocused();
  await expect(page.getByLabel('Date')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('E-mail').fill('ana');
  await expect(page.getByText("L'adresse email est invalide.", { exact: true })).toBeVisible();
  await openReservation(page);
  await expect(ownReservations(page)).toHaveCount(0);
});

/** The thank-you notice leads to the reservation's own page, which shows the booking. */
async function expectBooked(page: Page, when: string, who: string) {
  await page.getByRole('link', { name: 'Voir ma réservation' }).click();
  const party = page.getByRole('region', { name: 'Votre partie' });
  await expect(party.getByRole('heading', { level: 2 })).toHaveText(when);
  await expect(party).toContainText(who);
}

/** Every press of a finger or the mouse and every key that a visitor gives the page, as the browser reports them. */
async function countEffort(page: Page) {
  await page.addInitScript(() => {
    const effort = { taps: 0, keys: 0 };
    addEventListener('pointerdown', () => (effort.taps += 1), { capture: true });
    addEventListener('keydown', () => (effort.keys += 1), { capture: true });
    Object.assign(window, { effort });
  });
  return () => page.evaluate(() => (window as unknown as { effort: object }).effort);
}

test(
  'a returning member books in three taps, with another number of players in five, and types nothing',
  bothModes,
  async ({ page, hasTouch, courts }) => {
    const effort = await countEffort(page);
    const press = (thing: Locator) => tap(thing, hasTouch);
    await courts.beMember();
    await openReservation(page);
    await press(days(page).getByRole('button', { name: 'Demain' }));
    await press(hourTile(page, '20:00'));
    await press(submitButton(page));
    await expectPage(page, '/');
    await expect(page.getByText(/Merci Lou Petit, votre réservation du 16\/09\/2026 à 20:00/)).toBeVisible();
    expect(await effort()).toEqual({ taps: 3, keys: 0 });

    // A whole visit more: the hour is chosen of the day that is on show, so that no tap on today is needed.
    await openReservation(page);
    await press(dayTile(page, 'dimanche 20 septembre'));
    await press(hourTile(page, '10:00'));
    await press(page.getByLabel('Joueurs'));
    await page.getByLabel('Joueurs').selectOption('4');
    await press(submitButton(page));
    await expect(page.getByText(/votre réservation du 20\/09\/2026 à 10:00/)).toBeVisible();
    // No event announces that the list of the browser now has one more entry.
    expect(await effort()).toEqual({ taps: 4, keys: 0 });
  },
);

test('a guest adds their name and their address, and nothing else', bothModesOneWidth, async ({ page }) => {
  const effort = await countEffort(page);
  await openReservation(page);
  await hourTile(page, '18:00').click();
  await page.getByLabel('Nom').click();
  await page.keyboard.insertText('Ana Lefèvre');
  await page.getByLabel('E-mail').click();
  await page.keyboard.insertText('ana@example.org');
  await submitButton(page).click();
  await expect(page.getByText(/Merci Ana Lefèvre, votre réservation du 15\/09\/2026 à 18:00/)).toBeVisible();
  expect(await effort()).toEqual({ taps: 4, keys: 0 });
});

for (const typed of tableRows('Booking, typed days', ['20/09', '20-9-26', '20.09.2026', '2009'], {
  every: 4,
})) {
  test(`a visitor types the day as ${typed} @table`, oneWidth, async ({ page }) => {
    await openReservation(page);
    await fillContact(page);
    await chooseHour(page, typed, '18:00');
    await expect(summary(page).getByText('dimanche 20 septembre 2026')).toBeVisible();
    await submitButton(page).click();
    await expect(page.getByText(/votre réservation du 20\/09\/2026 à 18:00/)).toBeVisible();
  });
}

test('the booking page and the profile both list a reservation at an hour that the centre no longer offers @full', async ({
  page,
}) => {
  await beMember(page);
  await keepReservation(page, { ...anEarlierReservation, time: '09:00' });
  await openReservation(page);
  const held = page.getByRole('region', { name: 'Vos prochaines réservations' });
  await expect(held.getByText('dimanche 20 septembre 2026, 9 h')).toBeVisible();
  await page.goto('/profil?onglet=reservations');
  await expect(page.getByRole('heading', { name: /^dimanche 20 septembre 2026, 9\sh$/i })).toBeVisible();
});

test('a visitor books with the keyboard alone', async ({ page }) => {
  await openReservation(page);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByLabel('Date').focus();
  await press('Tab', 'Enter');
  await expect(page.getByRole('gridcell', { name: 'mardi 15 septembre 2026' })).toBeFocused();
  await press('ArrowDown', 'Enter');
  await expect(page.getByLabel('Date')).toHaveValue('22/09/2026');
  await expect(page.getByRole('button', { name: 'Ouvrir le calendrier' })).toBeFocused();
  // The arrow of the strip, the strip, the hours: one stop each.
  await press('Tab', 'Tab');
  await expect(dayTile(page, 'mardi 22 septembre')).toBeFocused();
  await press('ArrowRight', 'Enter', 'Tab');
  await expect(hourTile(page, '10:00')).toBeFocused();
  await press('End', 'ArrowLeft', 'Enter', 'Tab');
  await expect(page.getByLabel('Joueurs')).toBeFocused();
  await press('4', 'Tab');
  await page.keyboard.type('Ana Lefèvre');
  await press('Tab');
  await page.keyboard.type('ana@example.org');
  await press('Enter');
  await expectPage(page, '/');
  await expect(page.getByText(/Merci Ana Lefèvre, votre réservation du 23\/09\/2026 à 22:00/)).toBeVisible();
  await expectBooked(page, 'mercredi 23 septembre 2026 22:00', '4 joueurs');
});

test('after a booking by keyboard the focus is on the way to the reservation, until the visitor goes on', async ({
  page,
}) => {
  await openReservation(page);
  await chooseHour(page, 'Demain', '18:00');
  await fillContact(page);
  await page.getByLabel('E-mail').press('Enter');
  const seeIt = page.getByRole('link', { name: 'Voir ma réservation' });
  await expect(seeIt).toBeFocused();
  await expect(seeIt).toBeInViewport({ ratio: 1 });
  await seeIt.press('Enter');
  await expect(page.getByRole('region', { name: 'Votre partie' })).toContainText(
    'mercredi 16 septembre 2026',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await openReservation(page);
  await chooseHour(page, 'Demain', '19:00');
  await fillContact(page);
  await submitButton(page).click();
  await expect(seeIt).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(seeIt).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a guest who comes back on the same device finds the booking in the header', async ({
  page,
  context,
}) => {
  await openReservation(page);
  await chooseHour(page, 'Demain', '18:00');
  await fillContact(page);
  await submitButton(page).click();
  await expect(page.getByText('Réservation enregistrée !')).toBeVisible();
  await page.close();
  const back = await context.newPage();
  await back.clock.setFixedTime(afternoon);
  await back.goto('/tournois');
  await back
    .getByRole('banner')
    .getByRole('link', { name: /Prochaine partie Mer\. 16 sept\., 18\sh/ })
    .click();
  await expect(back.getByRole('region', { name: 'Votre partie' })).toContainText(
    'mercredi 16 septembre 2026',
  );
});

test('two taps in a row book one court', bothModesOneWidth, async ({ page }) => {
  await openReservation(page);
  await chooseHour(page, '20/09/2026', '18:00');
  await fillContact(page);
  await submitButton(page).dblclick();
  await expectPage(page, '/');
  await openReservation(page);
  await expect(ownReservations(page)).toHaveCount(1);
  await page.getByLabel('Date').fill('20/09/2026');
  await expect(hourTile(page, '18:00')).toHaveAccessibleName(/5\sterrains libres$/);
});

test('a browser without free storage shows an error and keeps the form', oneWidth, async ({ page }) => {
  await openReservation(page);
  await chooseHour(page, '20/09/2026', '18:00');
  await fillContact(page);
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
  // A notice with the same reason would hide the form's own words.
  await expect(page.getByText('Espace de stockage plein')).toHaveCount(0);
  await expectPage(page, '/reservation');
  await expect(page.getByLabel('Nom')).toHaveValue('Ana Lefèvre');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page describes the offers and the terms', async ({ page }) => {
    await page.goto('/reservation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réserver un terrain');
    await expect(page.getByText('Annulation gratuite jusqu’à 2 h avant la partie.')).toBeVisible();
    await expect(
      page.getByText(
        'Tous les jours, accueil de 8\u00a0h à 23\u00a0h, parties de 10\u00a0h à minuit, la dernière à 23\u00a0h.',
      ),
    ).toBeVisible();
    for (const time of ['10:00', '23:00']) await expect(hours(page).getByText(time).first()).toBeVisible();
    await expect(page.getByText('1 h, 2 joueurs : 25 €, soit 12,50 € chacun, sur place')).toBeVisible();
    await expect(page.getByText(/Sans JavaScript, réservez par téléphone au 0\d(\s\d\d){4}\./)).toBeVisible();
  });
});

test(
  'a visitor sees no warning about a second reservation between booking and the thanks @full',
  oneWidth,
  async ({ page }) => {
    await openReservation(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(document.querySelector('main')?.textContent ?? '')).observe(
        document.body,
        {
          childList: true,
          characterData: true,
          subtree: true,
        },
      );
      Object.assign(window, { seen });
    });
    await chooseHour(page, '20/09/2026', '18:00');
    await fillContact(page);
    await submitButton(page).click();
    await expect(page.getByText('Réservation enregistrée !')).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.filter((text) => text.includes('Vous avez déjà une réservation'))).toEqual([]);
  },
);

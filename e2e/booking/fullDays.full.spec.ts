import { bothModesOneWidth, expect, test } from '../modes/test';
import { expectAccessible } from '../support/axe';
import { oneWidth } from '../support/test';

import {
  days,
  dayTile,
  expectHour,
  fillContact,
  fullDay,
  hours,
  hourTile,
  keepTaken,
  openReservation,
  submitButton,
} from './reservationPage';

const noneLeft = 'Plus aucun terrain n’est libre jusqu’à la fin du calendrier.';

test(
  'the day strip marks full days, and a full day links to the nearest free hours',
  bothModesOneWidth,
  async ({ page, courts }) => {
    await courts.take([...fullDay('2026-09-15'), ...fullDay('2026-09-16')]);
    await openReservation(page);
    for (const day of ['mardi 15 septembre', 'mercredi 16 septembre']) {
      await expect(dayTile(page, day)).toHaveAccessibleName(`${day}, complet`);
      await expect(dayTile(page, day).getByText('complet', { exact: true })).toBeVisible();
    }
    await expect(dayTile(page, 'jeudi 17 septembre')).toHaveAccessibleName('jeudi 17 septembre');
    // The page shows the first day with a free court; a visitor who chooses the full day reads that it is full.
    await expect(hours(page).getByText('jeudi 17 septembre', { exact: true })).toBeVisible();
    await dayTile(page, 'mardi 15 septembre').click();
    await expect(hours(page).getByRole('status').first()).toHaveText(/^mardi 15 septembre 2026\s: complet$/);
    await expect(page.getByText('Tous les terrains sont pris ce jour-là.')).toBeVisible();
    await expectAccessible(page);
    const offers = hours(page).getByRole('button', { name: /^Prendre/ });
    await expect(offers).toHaveText([
      'Prendre jeudi 17 septembre à 10:00',
      'Prendre jeudi 17 septembre à 11:00',
      'Prendre jeudi 17 septembre à 12:00',
    ]);
    await offers.nth(1).click();
    await expectHour(page, '11:00');
    await expect(hourTile(page, '11:00')).toBeFocused();
    await expect(days(page).getByRole('button', { pressed: true })).toHaveAccessibleName(
      'jeudi 17 septembre',
    );
    await fillContact(page);
    await submitButton(page).click();
    await expect(page.getByText(/votre réservation du 17\/09\/2026 à 11:00/)).toBeVisible();
  },
);

test('a calendar without one free hour says so', oneWidth, async ({ page }) => {
  const first = Date.parse('2026-09-15T00:00:00Z');
  const window = Array.from({ length: 62 }, (_, ahead) =>
    new Date(first + ahead * 86_400_000).toISOString().slice(0, 10),
  );
  await keepTaken(page, window.flatMap(fullDay));
  await openReservation(page);
  await expect(page.getByText(noneLeft)).toBeVisible();
  await hourTile(page, '18:00').click();
  await expect(page.getByText('À 18 h, les six terrains sont pris.')).toBeVisible();
  await expect(page.getByText(noneLeft)).toBeVisible();
  await page.getByLabel('Date').fill('15/11/2026');
  await expect(dayTile(page, 'dimanche 15 novembre')).toHaveAccessibleName(/complet$/);
  await expect(page.getByText(noneLeft)).toBeVisible();
});

test('invalid stored reservations do not break the hours', oneWidth, async ({ page }) => {
  const today = { date: '2026-09-15' };
  await keepTaken(page, [
    { ...today, time: '18:00', courts: 9 },
    { ...today, time: '20:00', courts: 3 },
    { ...today, time: '25:00', courts: 6 },
    { ...today, time: '', courts: 6 },
    { ...today, time: '19:30', courts: 6 },
    { date: '2026-02-31', time: '19:00', courts: 6 },
    { date: 'demain', time: '19:00', courts: 6 },
    { date: '__proto__', time: 'constructor', courts: 7 },
  ]);
  await page.addInitScript(() => {
    const held = JSON.parse(localStorage.getItem('reservations') ?? '[]');
    const broken = [null, 7, [], {}, { ...held[0], date: 7 }, { ...held[0], time: null }];
    localStorage.setItem('reservations', JSON.stringify([...held, ...broken]));
  });
  await openReservation(page);
  const states = {
    '17:00': /6\sterrains libres/,
    '18:00': /complet/,
    '19:00': /6\sterrains/,
    '20:00': /3\sterrains/,
  };
  for (const [time, state] of Object.entries(states))
    await expect(hourTile(page, time)).toHaveAccessibleName(state);
  await hourTile(page, '20:00').click();
  await fillContact(page);
  await submitButton(page).click();
  await expect(page.getByText(/votre réservation du 15\/09\/2026 à 20:00/)).toBeVisible();
});

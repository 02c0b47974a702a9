import type { Page } from '@playwright/test';
import { bothModes, expect, test } from '../modes/test';
import { oneWidth } from '../support/test';
import {
  days,
  dayTile,
  expectHour,
  fillContact,
  hours,
  hourTile,
  openReservation,
  submitButton,
  tap,
} from './reservationPage';

/** The day whose hours are shown, as sighted visitors and screen readers read it. */
async function expectDay(page: Page, day: string, free: number) {
  await expect(hours(page).getByText(day, { exact: true })).toBeVisible();
  const said = new RegExp(`^${day} \\d{4}\\s: ${free} créneaux libres$`);
  await expect(hours(page).getByRole('status').first()).toHaveText(said);
  await expect(dayTile(page, day)).toBeInViewport({ ratio: 0.9 });
}

test('tonight, tomorrow, Saturday and Sunday are one tap each', bothModes, async ({ page, hasTouch }) => {
  await openReservation(page);
  const shortcuts = [
    ['Demain', 'mercredi 16 septembre', 14],
    ['Dimanche', 'dimanche 20 septembre', 14],
    ['Samedi', 'samedi 19 septembre', 14],
    ['Ce soir', 'mardi 15 septembre', 9],
  ] as const;
  for (const [name, day, free] of shortcuts) {
    await tap(days(page).getByRole('button', { name, exact: true }), hasTouch);
    await expectDay(page, day, free);
    await expect(days(page).getByRole('button', { pressed: true })).toHaveAccessibleName(day);
  }
  await expect(hourTile(page, '18:00')).toBeInViewport({ ratio: 1 });
});

test('the strip is swiped, or turned by its arrows, to the last day that can be booked', async ({
  page,
  hasTouch,
  courts,
}) => {
  await courts.beMember();
  await openReservation(page);
  const last = dayTile(page, 'dimanche 15 novembre');
  const later = days(page).getByRole('button', { name: 'Jours suivants' });
  const earlier = days(page).getByRole('button', { name: 'Jours précédents' });
  await expect(earlier).toBeDisabled();
  if (hasTouch) await swipe(page, 250);
  else await later.click();
  await expect(dayTile(page, 'mardi 15 septembre')).not.toBeInViewport();
  await expect(earlier).toBeEnabled();
  // Moving the focus to a day does not choose it.
  await expectHour(page, null);
  await expect(page.getByLabel('Date')).toHaveValue('');
  await expect(async () => {
    // At the end it can still be pressed, and does nothing.
    await later.click({ force: true });
    await expect(later).toBeDisabled({ timeout: 200 });
  }).toPass();
  await expect(earlier).toBeEnabled();
  await tap(last, hasTouch);
  await expectDay(page, 'dimanche 15 novembre', 14);
  await tap(hourTile(page, '23:00'), hasTouch);
  await tap(submitButton(page), hasTouch);
  await expect(page.getByText(/votre réservation du 15\/11\/2026 à 23:00/)).toBeVisible();
});

/** A finger that goes to the left over the strip. */
async function swipe(page: Page, px: number) {
  const box = await days(page).getByRole('list').boundingBox();
  if (!box) throw new Error('There is no strip of days on the screen.');
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  const from = box.x + box.width - 20;
  for (let gone = 0; gone < 2; gone += 1) {
    await touch('touchStart', from);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', from - (px * step) / 10);
    await touch('touchEnd');
  }
}

test(
  'a day outside the booking window shows no hours, and its error names the limit',
  oneWidth,
  async ({ page }) => {
    await openReservation(page);
    await fillContact(page);
    await hourTile(page, '18:00').click();
    const closed = page.getByText(
      /^(Les réservations ne sont pas ouvertes ce jour-là|Ce jour est passé)\s: choisissez/,
    );
    for (const [typed, sentence] of [
      ['16/11/2026', 'Le calendrier est ouvert jusqu’au 15/11/2026.'],
      ['14/09/2026', 'Cette date est déjà passée.'],
    ] as const) {
      await page.getByLabel('Date').fill(typed);
      await expect(closed).toBeVisible();
      await expect(hours(page).getByRole('button')).toHaveCount(0);
      await submitButton(page).click();
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(page.getByLabel('Date')).toBeFocused();
    }
    await page.getByLabel('Date').fill('15/11/2026');
    await expectHour(page, '18:00');
    await submitButton(page).click();
    await expect(page.getByText(/votre réservation du 15\/11\/2026 à 18:00/)).toBeVisible();
  },
);

test(
  'days and hours are one tab stop each, and the arrow and page keys move within them',
  oneWidth,
  async ({ page }) => {
    await openReservation(page);
    const press = (key: string) => page.keyboard.press(key);
    const walk = async (steps: readonly (readonly [string, string])[], tile: typeof dayTile) => {
      for (const [key, name] of steps) {
        await press(key);
        await expect(tile(page, name), key).toBeFocused();
        await expect(tile(page, name), key).toBeInViewport({ ratio: 0.9 });
      }
    };
    await days(page).getByRole('button', { name: 'Jours suivants' }).focus();
    await walk(
      [
        ['Tab', 'mardi 15 septembre'],
        ['PageUp', 'mardi 15 septembre'],
        ['ArrowRight', 'mercredi 16 septembre'],
        ['PageDown', 'mercredi 23 septembre'],
        ['End', 'dimanche 15 novembre'],
        ['ArrowRight', 'dimanche 15 novembre'],
        ['PageUp', 'dimanche 8 novembre'],
        ['ArrowLeft', 'samedi 7 novembre'],
        ['Home', 'mardi 15 septembre'],
        ['PageDown', 'mardi 22 septembre'],
      ],
      dayTile,
    );
    await press('Space');
    await expectDay(page, 'mardi 22 septembre', 14);
    await press('Tab');
    await expect(hourTile(page, '10:00')).toBeFocused();
    await press('Shift+Tab');
    await expect(dayTile(page, 'mardi 22 septembre')).toBeFocused();
    await walk(
      [
        ['Tab', '10:00'],
        ['ArrowLeft', '10:00'],
        ['ArrowRight', '11:00'],
        ['End', '23:00'],
        ['Home', '10:00'],
        ['ArrowRight', '11:00'],
      ],
      hourTile,
    );
    // The morning's two hours stand one below the other.
    await walk(
      [
        ['ArrowUp', '10:00'],
        ['ArrowDown', '11:00'],
        ['PageDown', '11:00'],
      ],
      hourTile,
    );
    await expectDay(page, 'mercredi 23 septembre', 14);
    await press('PageUp');
    await press('PageUp');
    await expectDay(page, 'lundi 21 septembre', 14);
    await expect(hourTile(page, '11:00')).toBeFocused();
    await press('Enter');
    await expectHour(page, '11:00');

    // The calendar has no day before today. Choosing another day by mouse moves the focus nowhere.
    await days(page).getByRole('button', { name: 'Ce soir' }).click();
    await hourTile(page, '19:00').focus();
    await press('PageUp');
    await expect(hourTile(page, '19:00')).toBeFocused();
    const tomorrow = days(page).getByRole('button', { name: 'Demain' });
    await tomorrow.click();
    await expectDay(page, 'mercredi 16 septembre', 14);
    await expect(tomorrow).toBeFocused();
  },
);

test(
  'a screen reader reads the name of each day and hour, and which one is chosen',
  oneWidth,
  async ({ page }) => {
    await openReservation(page);
    await hourTile(page, '18:00').click();
    await expect(days(page)).toMatchAriaSnapshot(`
    - region "Jour":
      - heading "Jour" [level=2]
      - button "Ce soir"
      - button "Demain"
      - button "Samedi"
      - button "Dimanche"
      - button "Jours précédents" [disabled]
      - textbox "Date": 15/09/2026
      - button "Ouvrir le calendrier"
      - button "Jours suivants"
      - list "Jours à venir":
        - listitem:
          - button "mardi 15 septembre" [pressed]
        - listitem:
          - button "mercredi 16 septembre"
  `);
    await expect(hours(page)).toMatchAriaSnapshot(`
    - region "Heure":
      - heading "Heure" [level=2]
      - paragraph: mardi 15 septembre
      - status: /mardi 15 septembre 2026.*9 créneaux libres/
      - list:
        - listitem:
          - heading "Matin" [level=3]
          - list "Matin":
            - listitem:
              - button "10:00, passé" [disabled]
        - listitem:
          - heading "Après-midi" [level=3]
          - list "Après-midi":
            - listitem:
              - button /15:00, 6.terrains libres/
        - listitem:
          - heading "Soir" [level=3]
          - list "Soir":
            - listitem:
              - button /18:00, 6.terrains libres/ [pressed]
            - listitem:
              - button /19:00, 6.terrains libres/
  `);
  },
);

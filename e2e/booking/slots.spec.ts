import type { Locator } from '@playwright/test';
import { bothModes, expect, test } from '../modes/test';
import { expectAccessible } from '../support/axe';
import { sidewaysPx } from '../support/sidewaysPx';
import { oneWidth } from '../support/test';

import {
  chooseHour,
  expectHour,
  fillContact,
  hours,
  hourTile,
  keepTaken,
  openReservation,
  ready,
  submitButton,
  tap,
} from './reservationPage';

const today = '2026-09-15';
const isFull = (time: string) => `À ${Number.parseInt(time, 10)} h, les six terrains sont pris.`;

test(
  'the first free hour is on the first screen, and the text of each tile matches its drawing',
  bothModes,
  async ({ page, courts }) => {
    await courts.take([
      { date: today, time: '16:00', courts: 1 },
      { date: today, time: '17:00', courts: 5 },
      { date: today, time: '18:00', courts: 6 },
    ]);
    await openReservation(page);
    await expect(hourTile(page, '15:00').getByText('15:00').first()).toBeInViewport();
    await expect(hours(page).getByText('mardi 15 septembre', { exact: true })).toBeVisible();

    const free = { '15:00': 6, '16:00': 5, '17:00': 1, '18:00': 0, '19:00': 6 };
    for (const [time, count] of Object.entries(free)) {
      const words = ['complet', '1 terrain libre'][count] ?? `${count} terrains libres`;
      const tile = hourTile(page, time);
      await expect(tile).toHaveAccessibleName(new RegExp(`^${time}, ${words.replace(' ', '\\s')}$`));
      await expect(tile.getByText(words, { exact: true })).toBeVisible();
      // Each court is an outline of its own that closes.
      const drawn = await tile.evaluate((element) =>
        ['.light', '.dark'].map((kind) =>
          [...element.querySelectorAll(kind)].reduce(
            (sum, path) => sum + (path.getAttribute('d')?.match(/z/g)?.length ?? 0),
            0,
          ),
        ),
      );
      expect(drawn, time).toEqual([count, 6 - count]);
    }
  },
);

test(
  'a full hour says so, and offers the three nearest free hours',
  bothModes,
  async ({ page, hasTouch, courts }) => {
    await courts.take([
      { date: today, time: '18:00', courts: 6 },
      { date: today, time: '19:00', courts: 6 },
    ]);
    await openReservation(page);
    const full = hourTile(page, '18:00');
    const told = hours(page).getByText(isFull('18:00'));
    await tap(full, hasTouch);
    await expect(told).toBeVisible();
    await expectHour(page, null);
    await expect(hours(page).getByRole('button', { name: /^Prendre/ })).toHaveText([
      'Prendre 16:00',
      'Prendre 17:00',
      'Prendre 20:00',
    ]);
    await expectAccessible(page);
    await tap(full, hasTouch);
    await expect(told).toHaveCount(0);

    await tap(full, hasTouch);
    await tap(hours(page).getByRole('button', { name: 'Prendre 20:00' }), hasTouch);
    await expect(told).toHaveCount(0);
    await expectHour(page, '20:00');
    // The pressed button has disappeared; the focus is on the chosen hour.
    await expect(hourTile(page, '20:00')).toBeFocused();
    await fillContact(page);
    await tap(submitButton(page), hasTouch);
    await expect(page.getByText(/votre réservation du 15\/09\/2026 à 20:00/)).toBeVisible();
  },
);

test('past hours are disabled, also those that pass while the page is open', oneWidth, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-09-15T12:58:30Z') });
  await page.goto('/reservation');
  await ready(page);
  await expect(hourTile(page, '14:00')).toHaveAccessibleName('14:00, passé');
  await expect(hourTile(page, '14:00')).toBeDisabled();
  await chooseHour(page, '15/09/2026', '15:00');
  await page.clock.runFor(120_000);
  await expect(hourTile(page, '15:00')).toBeDisabled();
  await expect(page.getByText('Le créneau de 15 h est passé : choisissez une autre heure.')).toBeVisible();
  // The hour with the focus has just been disabled.
  await expect(hourTile(page, '16:00')).toBeFocused();
  await expectHour(page, null);
  await fillContact(page);
  await submitButton(page).click();
  await expect(page.getByText('Cette heure est déjà passée.')).toBeVisible();
  await expect(hourTile(page, '16:00')).toBeFocused();

  // After the last hour of the day, tomorrow is on show and tonight is not offered.
  await page.clock.setFixedTime(new Date('2026-09-15T21:00:20Z'));
  await page.clock.runFor(15_000);
  await expect(page.getByRole('button', { name: 'Ce soir' })).toHaveCount(0);
  await expect(
    page.getByText('Il n’y a plus de créneau aujourd’hui : choisissez un autre jour.'),
  ).toBeVisible();
  await page.getByLabel('Date').fill('');
  await expect(hours(page).getByText('mercredi 16 septembre', { exact: true })).toBeVisible();
});

test('the narrowest phone at double letter size cuts off no text @full', oneWidth, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await keepTaken(page, [
    { date: today, time: '18:00', courts: 6 },
    { date: today, time: '20:00', courts: 5 },
  ]);
  await openReservation(page);
  await chooseHour(page, 'Ce soir', '20:00');
  await hourTile(page, '18:00').click();
  await submitButton(page).click();
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    await expect(hours(page).getByText(isFull('18:00'))).toBeVisible();
    await expect.poll(() => sidewaysPx(page)).toBe(0);
    const cut = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('button, p, span')]
        .filter(({ offsetWidth }) => offsetWidth > 1)
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
        .map((part) => `${part.tagName} ${part.textContent}`),
    );
    expect(cut, size).toEqual([]);
  }
});

test(
  'the drawing shows the hour with the keyboard focus, and the chosen hour after the focus has left @full',
  oneWidth,
  async ({ page }) => {
    await openReservation(page);
    const drawn = page.locator('form [aria-hidden=true] > p').first();
    await hourTile(page, '19:00').press('Enter');
    await page.keyboard.press('End');
    await expect(drawn).toContainText('23:00');
    await page.getByLabel('Nom').focus();
    await expect(drawn).toContainText('19:00');
    await expectHour(page, '19:00');
  },
);

test('a printed page has no drawing of the hours @full', oneWidth, async ({ page }) => {
  await openReservation(page);
  const drawing = page.locator('form [aria-hidden=true]').first();
  await expect(drawing).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(drawing).toBeHidden();
});

test(
  'a tile that is pressed before the pressed day is drawn chooses the hour of that day',
  oneWidth,
  async ({ page }) => {
    await openReservation(page);
    await page
      .getByRole('button', { name: 'Demain', exact: true })
      .evaluate(async (button: HTMLButtonElement) => {
        button.click();
        await Promise.resolve();
        document.querySelector<HTMLElement>('[data-time="18:00"]')?.click();
      });
    await expect(hours(page).getByText('mercredi 16 septembre', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Date')).toHaveValue('16/09/2026');
    await expectHour(page, '18:00');
  },
);

for (const [reducedMotion, tag] of [
  ['reduce', ''],
  ['no-preference', ' @full'],
] as const) {
  test(`the place of 18:00 chooses 18:00 when it is pressed right after « Demain », with motion ${reducedMotion}${tag}`, async ({
    page,
    hasTouch,
  }) => {
    const presses = 12;
    await page.emulateMedia({ reducedMotion });
    // Days and hours are on one screen.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1_100 });
    // Seven hours of today have passed.
    await openReservation(page, new Date('2026-09-15T14:40:00Z'));
    const tomorrow = await middleOf(page.getByRole('button', { name: 'Demain', exact: true }));
    const pressAt = ({ x, y }: Place) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    for (let press = 0; press < presses; press += 1) {
      await page.getByLabel('Date').fill('15/09/2026');
      await hourTile(page, '20:00').click();
      await expectHour(page, '20:00');
      const evening = await middleOf(hourTile(page, '18:00'));
      await pressAt(tomorrow);
      await pressAt(evening);
      await expect(hours(page).getByText('mercredi 16 septembre', { exact: true })).toBeVisible();
      await expectHour(page, '18:00');
    }
  });
}

type Place = { readonly x: number; readonly y: number };

/** On the screen. */
async function middleOf(control: Locator): Promise<Place> {
  const { left, top, width, height } = await control.evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  );
  return { x: left + width / 2, y: top + height / 2 };
}

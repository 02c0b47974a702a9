import type { Locator } from '@playwright/test';
import { bothModes, expect, test } from '../modes/test';
import { expectAccessible } from '../support/axe';
import { sidewaysPx } from '../support/sidewaysPx';
import { oneWidth } from '../support/test';

import {
  chooseHour,
  days,
  expectHour,
  fillContact,
  hours,
  hourTile,
  keepTaken,
  openReservation,
  ownReservations,
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
      if (count > 0) await expect(tile.getByText(String(count), { exact: true })).toBeVisible();
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

test('the fourteen hours of a day are on one screen, by morning, afternoon and evening', async ({ page }) => {
  await openReservation(page);
  await days(page).getByRole('button', { name: 'Demain', exact: true }).click();
  await expect(hours(page).getByText('mercredi 16 septembre', { exact: true })).toBeVisible();
  const parts = { Matin: ['10:00', '11:00'], 'Après-midi': ['12:00', '17:00'], Soir: ['18:00', '23:00'] };
  await hourTile(page, '18:00').evaluate((tile) => tile.scrollIntoView({ block: 'center' }));
  for (const [name, [first, last]] of Object.entries(parts)) {
    await expect(hours(page).getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
    const tiles = hours(page).getByRole('list', { name }).getByRole('button');
    for (const [tile, time] of [
      [tiles.first(), first],
      [tiles.last(), last],
    ] as const) {
      await expect(tile).toHaveText(new RegExp(`^${time}`));
      await expect(tile).toBeInViewport({ ratio: 1 });
      const { width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
      expect(Math.min(width, height), 'room for a thumb').toBeGreaterThanOrEqual(44);
    }
  }
});

test(
  'a full hour offers its time on the next days that have a free court, one tap away',
  bothModes,
  async ({ page, hasTouch, courts }) => {
    await courts.take(['2026-09-15', '2026-09-17'].map((date) => ({ date, time: '18:00', courts: 6 })));
    await openReservation(page);
    await tap(hourTile(page, '18:00'), hasTouch);
    const later = hours(page).getByRole('button', { name: / septembre 2026 à 18\sh$/ });
    await expect(later).toHaveText([/^mercredi 16/, /^vendredi 18/, /^samedi 19/]);
    await tap(later.nth(1), hasTouch);
    await expect(hours(page).getByText('vendredi 18 septembre', { exact: true })).toBeVisible();
    await expectHour(page, '18:00');
    await expect(hourTile(page, '18:00')).toBeFocused();
    await fillContact(page);
    await tap(submitButton(page), hasTouch);
    await expect(page.getByText(/votre réservation du 18\/09\/2026 à 18:00/)).toBeVisible();
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
  await expect(page.getByText('Cette heure est déjà passée.', { exact: true })).toBeVisible();
  await expect(hours(page).locator(':focus')).toBeEnabled();

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
  const drawing = page.locator('form [data-print=hide]');
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
  test(`twelve presses of 18:00 right after « Demain » on a slow processor book 18:00 or are refused, with motion ${reducedMotion}${tag}`, async ({
    page,
    hasTouch,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion });
    // Days and hours are on one screen.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1_100 });
    const client = await page.context().newCDPSession(page);
    const slowDown = (rate: number) => client.send('Emulation.setCPUThrottlingRate', { rate });
    const pressAt = ({ x, y }: Place) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    const told = hours(page).getByText(isFull('18:00'));
    const outcomes = { booked: 0, refused: 0 };
    for (let press = 0; press < 12; press += 1) {
      // Today, 18:00 has passed.
      await openReservation(page, new Date('2026-09-15T17:30:00Z'));
      await page.getByLabel('Date').fill('15/09/2026');
      await expect(hourTile(page, '18:00')).toBeDisabled();
      await fillContact(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const tomorrow = await middleOf(days(page).getByRole('button', { name: 'Demain', exact: true }));
      const evening = await middleOf(hourTile(page, '18:00'));
      await slowDown(4);
      await pressAt(tomorrow);
      await pressAt(evening);
      await slowDown(1);
      await expect(hours(page).getByText('mercredi 16 septembre', { exact: true })).toBeVisible();
      // After six bookings no court is left, and the page says so.
      if (press >= 6) {
        await expect(told).toBeVisible();
        await expectHour(page, null);
        outcomes.refused += 1;
        continue;
      }
      await expectHour(page, '18:00');
      await submitButton(page).click();
      await expect(page.getByText(/votre réservation du 16\/09\/2026 à 18:00/)).toBeVisible();
      outcomes.booked += 1;
    }
    expect(outcomes).toEqual({ booked: 6, refused: 6 });
    await openReservation(page);
    await expect(ownReservations(page)).toHaveText(Array(6).fill(/^mercredi 16 septembre 2026, 18\sh/));
  });
}

for (const [what, at, time, refusal] of [
  ['an hour', '2026-09-15T12:58:30Z', '15:00', 'Le créneau de 15 h est passé : choisissez une autre heure.'],
  [
    'the last hour of the day',
    '2026-09-15T20:58:30Z',
    '23:00',
    'Il n’y a plus de créneau aujourd’hui : choisissez un autre jour.',
  ],
] as const)
  test(`${what} that passes while a pointer is down on it stays at its place, and is refused`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date(at) });
    await page.goto('/reservation');
    await ready(page);
    await fillContact(page);
    const tile = hourTile(page, time);
    await tile.hover();
    const before = await tile.boundingBox();
    await page.mouse.down();
    await page.clock.runFor(120_000);
    expect(await tile.boundingBox()).toEqual(before);
    await expect(hours(page).getByText('mardi 15 septembre', { exact: true })).toBeVisible();
    await page.mouse.up();
    await page.clock.runFor(20_000);
    await expect(page.getByText(refusal)).toBeVisible();
    await expectHour(page, null);
    await expect(page.getByLabel('Date')).toHaveValue('15/09/2026');
    await submitButton(page).click();
    await expect(page.getByText('Cette heure est déjà passée.', { exact: true })).toBeVisible();
    await page.reload();
    await expect(ownReservations(page)).toHaveCount(0);
  });

type Place = { readonly x: number; readonly y: number };

/** On the screen. */
async function middleOf(control: Locator): Promise<Place> {
  const { left, top, width, height } = await control.evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  );
  return { x: left + width / 2, y: top + height / 2 };
}

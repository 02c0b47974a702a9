import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { sidewaysPx } from '../support/sidewaysPx';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';
import { anEarlierReservation, days, hourTile, keepReservation, openReservation } from './reservationPage';

const opener = { name: 'Ouvrir le calendrier' };

test('the calendar’s code is downloaded only when a visitor opens the calendar', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openReservation(page);
  await page.getByLabel('Nom').fill('Ana');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.getByRole('button', opener).click();
  await expect(page.getByRole('gridcell', { name: 'mardi 15 septembre 2026' })).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  await expectAccessible(page);
});

test('the calendar is French, starts on Monday, and offers today to two months ahead', async ({ page }) => {
  await openReservation(page);
  await page.getByRole('button', opener).click();
  const calendar = page.getByRole('dialog', { name: 'Calendrier' });
  await expect(calendar.getByText('septembre 2026')).toBeVisible();
  await expect(calendar.getByRole('columnheader').first()).toHaveAccessibleName('lundi');
  await expect(calendar.getByRole('gridcell', { name: 'lundi 14 septembre 2026' })).toBeDisabled();
  await expect(calendar.getByRole('gridcell', { name: 'mardi 15 septembre 2026' })).toBeEnabled();
  await calendar.getByRole('button', { name: 'Mois suivant' }).click();
  await calendar.getByText('octobre 2026').waitFor();
  await calendar.getByRole('button', { name: 'Mois suivant' }).click();
  await expect(calendar.getByRole('gridcell', { name: 'dimanche 15 novembre 2026' })).toBeEnabled();
  await expect(calendar.getByRole('gridcell', { name: 'lundi 16 novembre 2026' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(page.getByRole('button', opener)).toBeFocused();
});

test('PageDown and PageUp change the month, up to the last and the first bookable day', async ({ page }) => {
  await openReservation(page);
  await page.getByRole('button', opener).click();
  const calendar = page.getByRole('dialog', { name: 'Calendrier' });
  const expectDay = (name: string) => expect(calendar.getByRole('gridcell', { name })).toBeFocused();
  await expectDay('mardi 15 septembre 2026');
  await page.keyboard.press('PageDown');
  await expectDay('jeudi 15 octobre 2026');
  await expect(calendar.getByText('octobre 2026')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectDay('jeudi 22 octobre 2026');
  await page.keyboard.press('PageDown');
  await expectDay('dimanche 15 novembre 2026');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expectDay('mardi 15 septembre 2026');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Date')).toHaveValue('20/09/2026');
});

test.describe('when its files do not load', oneWidth, () => {
  // The service worker would fetch them, and this test could not intercept that.
  test.use({ serviceWorkers: 'block' });

  test('the visitor reads an error, types the day instead, or tries again', async ({ page }) => {
    await openReservation(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js*', (route) => route.abort());
    await page.getByRole('button', opener).click();
    await expect(page.getByText('Le calendrier n’a pas pu être chargé.')).toBeVisible();
    await page.getByLabel('Date').fill('20/09/2026');
    await expect(page.getByText('dimanche 20 septembre 2026').first()).toBeVisible();
    await page.unroute('**/*.js*');
    await page.getByRole('button', opener).click();
    const retry = page.getByRole('button', { name: 'Réessayer' });
    const day = page.getByRole('gridcell', { name: 'dimanche 20 septembre 2026' });
    await expect(day.or(retry)).toBeVisible();
    if (await retry.isVisible()) await retry.click();
    await expect(day).toBeVisible();
  });
});

/** The narrowest places with a date field, and the button that opens each. */
const narrowPlaces = [
  { path: '/reservation' },
  { path: `/reservation/${encodeURIComponent(anEarlierReservation.id)}`, press: 'Déplacer' },
  { path: '/services-tarifs', press: 'Demander un devis : Tournois' },
];

for (const { path, press } of narrowPlaces) {
  test(`the narrowest phone shows the date and its month uncut on ${path}`, oneWidth, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.clock.setFixedTime(new Date('2026-09-15T12:30:00Z'));
    await keepReservation(page);
    await page.goto(path);
    if (press) {
      const button = page.getByRole('button', { name: press });
      await button.or(page.getByRole('link', { name: press })).click();
    }
    const date = page.getByLabel(/^Date/);
    await date.fill('10/11/2026');
    expect(await hiddenWidth(date)).toBeLessThanOrEqual(0);
    await page.getByRole('button', opener).click();
    const calendar = page.getByRole('dialog');
    const day = await calendar.getByRole('gridcell', { name: 'mardi 10 novembre 2026' }).boundingBox();
    expect(Math.min(day?.width ?? 0, day?.height ?? 0)).toBeGreaterThanOrEqual(32);
    expect(await hiddenWidth(calendar.getByText('novembre 2026', { exact: true }))).toBeLessThanOrEqual(0);
    await expect(calendar.getByRole('button', { name: 'Mois précédent' })).toBeInViewport({ ratio: 1 });
    expect(await sidewaysPx(page)).toBe(0);
  });
}

/** The width of the element's content that does not fit, in px. */
function hiddenWidth(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    // A line that is cut is cut by its box, or by the one around it.
    const cut = [element, element.parentElement, element.parentElement?.parentElement];
    return Math.max(...cut.map((box) => (box ? box.scrollWidth - box.clientWidth : 0)));
  });
}

const nights = [
  { at: '2026-03-28T23:30:00Z', today: 'dimanche 29 mars 2026' },
  { at: '2026-10-24T22:30:00Z', today: 'dimanche 25 octobre 2026' },
];

for (const timezoneId of tableRows('Calendar, zones', [
  'America/Los_Angeles',
  'Europe/Paris',
  'Pacific/Auckland',
])) {
  test.describe(`on a device in ${timezoneId}`, oneWidth, () => {
    test.use({ timezoneId });

    test('days and hours follow the centre’s time zone, also on both nights of a clock change', async ({
      page,
    }) => {
      for (const { at, today } of nights) {
        await openReservation(page, new Date(at));
        await page.getByRole('button', opener).click();
        const lit = page.locator('[role="gridcell"][aria-current="date"]');
        await expect(lit).toHaveAccessibleName(today);
        await lit.click();
        await expect(page.getByText(today).first()).toBeVisible();
      }
      await openReservation(page);
      await days(page).getByRole('button', { name: 'Ce soir' }).click();
      await expect(page.getByLabel('Date')).toHaveValue('15/09/2026');
      await expect(hourTile(page, '14:00')).toHaveAccessibleName('14:00, passé');
      await expect(hourTile(page, '15:00')).toHaveAccessibleName(/^15:00, 6\sterrains libres$/);
    });
  });
}

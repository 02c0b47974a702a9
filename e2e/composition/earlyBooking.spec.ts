import type { Page } from '@playwright/test';
import {
  afternoon,
  days,
  expectHour,
  fillContact,
  hours,
  ready,
  submitButton,
  summary,
} from '../booking/reservationPage';
import { expectPage } from '../support/expectPage';
import { expect, oneWidth, test } from '../support/test';

/** Opens the booking page whose scripts wait for the returned function. */
async function openWithoutScripts(page: Page): Promise<() => Promise<void>> {
  let arrive = () => {};
  const areThere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await areThere;
    await route.continue();
  });
  await page.clock.setFixedTime(afternoon);
  await page.goto('/reservation', { waitUntil: 'commit' });
  await submitButton(page).waitFor();
  return async () => {
    arrive();
    await page.unroute(/\.js$/);
  };
}

const pressOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

const shortcuts = {
  'Ce soir': '15/09/2026',
  Demain: '16/09/2026',
  Samedi: '19/09/2026',
  Dimanche: '20/09/2026',
};
const open = ['15:00', '16:00', '17:00', '18:00', '19:00', '20:00', '21:00', '22:00', '23:00'];

/** Fifteen controls, each with what its press shows. */
const presses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  ...Object.fromEntries(
    Object.entries(shortcuts).map(([name, date]) => [
      name,
      (page: Page) => expect(page.getByLabel('Date')).toHaveValue(date),
    ]),
  ),
  ...Object.fromEntries(open.map((time) => [time, (page: Page) => expectHour(page, time)])),
  'Ouvrir le calendrier': (page) => expect(page.getByRole('dialog', { name: 'Calendrier' })).toBeVisible(),
  Réserver: (page) => expect(page.getByText('Oups ! Formulaire incomplet.')).toBeVisible(),
};

test(
  'each of fifteen presses before the scripts is answered once they run @full',
  oneWidth,
  async ({ page }) => {
    test.setTimeout(120_000);
    expect(Object.keys(presses)).toHaveLength(15);
    for (const [name, expectAnswer] of Object.entries(presses)) {
      await test.step(name, async () => {
        const run = await openWithoutScripts(page);
        await pressOf(page, name).click();
        await run();
        await ready(page);
        await expectAnswer(page);
        await page.evaluate(() => sessionStorage.clear());
        await page.goto('about:blank');
      });
    }
  },
);

test('a visitor who fills in the whole form before the scripts has booked once they run', async ({
  page,
}) => {
  const run = await openWithoutScripts(page);
  await pressOf(page, 'Demain').click();
  await pressOf(page, '18:00').click();
  await fillContact(page);
  await page.getByLabel('Joueurs').selectOption('3');
  await pressOf(page, 'Réserver').click();
  await run();
  await expectPage(page, '/');
  await expect(page.getByText('Merci Ana Lefèvre, votre réservation du 16/09/2026 à 18:00')).toBeVisible();
});

test('a press of « Demain » before the scripts shows tomorrow’s hours', async ({ page }) => {
  const run = await openWithoutScripts(page);
  await days(page).getByRole('button', { name: 'Demain', exact: true }).click();
  await run();
  await expect(hours(page).getByText('mercredi 16 septembre', { exact: true })).toBeVisible();
  await expect(summary(page)).toContainText('mercredi 16 septembre 2026, heure à choisir');
});

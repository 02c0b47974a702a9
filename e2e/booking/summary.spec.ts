import type { Locator, Page } from '@playwright/test';
import { expectPressable } from '../frame/seen';
import { bothModes, expect, test } from '../modes/test';
import { expectAccessible } from '../support/axe';
import { sidewaysPx } from '../support/sidewaysPx';
import { oneWidth } from '../support/test';
import {
  chooseHour,
  days,
  fillContact,
  openReservation,
  ready,
  submitButton,
  summary,
  tap,
} from './reservationPage';

/** All of the visitor's choice is on the screen, and the button can be pressed. */
async function expectInSight(page: Page, texts: readonly string[]) {
  for (const text of texts) {
    const said = summary(page).getByText(text, { exact: true });
    await expect(said).toBeInViewport({ ratio: 1 });
    await expectPressable(said);
  }
  await expectPressable(submitButton(page));
}

test(
  'the chosen day, hour, party and price stay in sight beside the button, wherever the visitor reads',
  bothModes,
  async ({ page, hasTouch }) => {
    await openReservation(page);
    const places: readonly Locator[] = [
      page.getByRole('heading', { level: 1 }),
      page.getByLabel('Date'),
      page.getByLabel('E-mail'),
      page.getByRole('heading', { name: 'Bon à savoir' }),
    ];
    const expectEverywhere = async (texts: readonly string[]) => {
      for (const place of places) {
        await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expectInSight(page, texts);
      }
    };
    await expectEverywhere(['Jour et heure à choisir', '2 joueurs', '25 €']);
    await days(page).getByRole('button', { name: 'Demain', exact: true }).click();
    await expect(summary(page)).toContainText(/^Votre partiemercredi 16 septembre 2026, heure à choisir/);
    await chooseHour(page, 'Demain', '18:00');
    await page.getByLabel('Joueurs').selectOption('4');
    await expectEverywhere(['mercredi 16', '18:00', '4 joueurs', '25 €']);
    await expectAccessible(page);
    await fillContact(page);
    await places[0]?.scrollIntoViewIfNeeded();
    await tap(submitButton(page), hasTouch);
    await expect(page.getByText('Merci Ana Lefèvre, votre réservation du 16/09/2026 à 18:00')).toBeVisible();
  },
);

test('a plan from the price page stands above the form and in the summary', async ({ page }) => {
  await page.goto('/services-tarifs');
  await page.getByRole('main').getByRole('link', { name: 'Champion' }).first().click();
  const line = page.getByRole('region', { name: 'Formule ou service' }).getByText('Champion');
  await expect(line).toBeInViewport({ ratio: 1 });
  const { y } = (await line.boundingBox()) ?? { y: 0 };
  for (const field of ['Date', 'Nom'])
    expect((await page.getByLabel(field).boundingBox())?.y, field).toBeGreaterThan(y);
  await expectInSight(page, ['Champion', 'par abonnement']);
});

test(
  'the summary covers no field in focus and no error, on the narrowest phone in large letters too',
  oneWidth,
  async ({ page }) => {
    await openReservation(page);
    for (const [width, height, percent] of [
      [320, 640, 100],
      [320, 640, 200],
      [375, 740, 100],
      [1440, 900, 200],
    ] as const) {
      await test.step(`${width} px, ${percent} %`, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, `${percent}%`);
        await page.getByLabel('E-mail').fill('ana');
        await submitButton(page).click();
        await expectPressable(submitButton(page));
        for (const label of ['Joueurs', 'Nom', 'E-mail']) {
          await page.getByLabel(label).blur();
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await page.getByLabel(label).focus();
          await expectPressable(page.getByLabel(label));
        }
        const error = page.getByText("L'adresse email est invalide.", { exact: true });
        await error.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
        await expectPressable(error);
        expect(await sidewaysPx(page)).toBe(0);
      });
    }
  },
);

for (const time of ['18:00', null])
  test(
    `the notice of an incomplete form covers none of the summary, ${time ? 'with' : 'without'} an hour`,
    oneWidth,
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await page.goto('/services-tarifs');
      await page.getByRole('main').getByRole('link', { name: 'Passionné' }).first().click();
      await ready(page);
      if (time) await chooseHour(page, 'Demain', time);
      else await days(page).getByRole('button', { name: 'Demain', exact: true }).click();
      await submitButton(page).click();
      await expect(page.getByText('Oups ! Formulaire incomplet.')).toBeVisible();
      const notice = page.getByRole('region', { name: 'Notifications' });
      const overlapPx = async () => {
        const [above, below] = [await notice.boundingBox(), await summary(page).boundingBox()];
        return above && below && Math.max(0, above.y + above.height - below.y);
      };
      // A notice closes after 5 s.
      await expect.poll(overlapPx, { timeout: 3_000 }).toBe(0);
    },
  );

test(
  'the summary says that the visitor holds that hour, and lets them book it again',
  bothModes,
  async ({ page, courts }) => {
    await courts.hold('18:00');
    await openReservation(page);
    await chooseHour(page, '20/09/2026', '17:00');
    await expect(summary(page).getByText('Vous avez déjà cette heure')).toHaveCount(0);
    await chooseHour(page, '20/09/2026', '18:00');
    await expect(summary(page).getByText('Vous avez déjà cette heure')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/Vous avez déjà une réservation le 20\/09\/2026 à 18\sh\./)).toBeVisible();
    await fillContact(page);
    await submitButton(page).click();
    await expect(page.getByText('Merci Ana Lefèvre, votre réservation du 20/09/2026 à 18:00')).toBeVisible();
  },
);

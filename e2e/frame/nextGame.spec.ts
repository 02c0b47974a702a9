import type { Page } from '@playwright/test';
import { chooseHour, ready } from '../booking/reservationPage';
import { keepReservations, openProfile } from '../members/memberPages';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { page as pageOf, samplePath } from '../support/pages';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';
import { expectPressable } from './seen';
import { visitAs } from './visitors';

/** A Sunday, eleven o'clock in Paris. */
const sunday = new Date('2026-11-22T10:00:00Z');

const nextGame = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Prochaine partie/ });

/** The text of the line, with no-break spaces as spaces. */
async function expectNextGame(page: Page, when: string) {
  await expect(nextGame(page)).toHaveText(`Prochaine partie ${when}`);
  await expect(nextGame(page)).toBeVisible();
}

async function book(page: Page, day: string, time: string) {
  await ready(page);
  await page.getByLabel('Nom').fill('Ana Lefèvre');
  await page.getByLabel('E-mail').fill('ana@example.org');
  await chooseHour(page, day, time);
  await page.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(page.getByText('Réservation enregistrée !')).toBeVisible();
}

/** A visitor who comes back with reservations made on another day. */
async function comeBack(
  page: Page,
  given: Parameters<typeof keepReservations>[1] = [{ date: '2026-11-28' }],
) {
  await page.clock.setFixedTime(sunday);
  await page.goto('/contact');
  await expect(nextGame(page)).toHaveCount(0);
  await keepReservations(page, given);
}

test('the frame of every tab shows the next game after a booking in one tab, until another tab cancels it', async ({
  page,
  context,
}) => {
  await context.clock.setFixedTime(sunday);
  const other = await context.newPage();
  await other.goto('/blog');
  await page.goto('/reservation');
  await book(page, '28/11/2026', '18:00');
  await expectPage(page, '/');
  await expectNextGame(page, 'Sam. 28 nov., 18 h');
  await expectNextGame(other, 'Sam. 28 nov., 18 h');

  await page.goto('/reservation');
  await book(page, '25/11/2026', '20:00');
  await expectNextGame(other, 'Mer. 25 nov., 20 h');
  await other.reload();
  await expectNextGame(other, 'Mer. 25 nov., 20 h');

  await openProfile(other);
  await other.getByRole('tab', { name: 'Mes réservations' }).click();
  await other.getByRole('button', { name: /Annuler.*25 novembre/ }).click();
  await other.getByRole('button', { name: 'Oui, annuler' }).click();
  await expectNextGame(other, 'Sam. 28 nov., 18 h');
  await expectNextGame(page, 'Sam. 28 nov., 18 h');
  await other.getByRole('button', { name: /Annuler.*28 novembre/ }).click();
  await other.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(nextGame(other)).toHaveCount(0);
  await expect(nextGame(page)).toHaveCount(0);
});

for (const visitor of tableRows('Next game, roles', ['guest', 'player'] as const, { every: 2 }))
  test(`the next game links a ${visitor} to the page of that reservation @table`, async ({ page }) => {
    if (visitor === 'player') await visitAs(page, visitor);
    await comeBack(page, [{ date: '2026-12-01' }, { date: '2026-11-28' }]);
    await page.goto('/tournois');
    await nextGame(page).click();
    await expectPage(page, '/reservation/2026-09-01T08%3A00%3A00.001Z', pageOf('Votre réservation'));
    const ticket = page.getByRole('region', { name: 'Votre partie' });
    await expect(ticket.getByText('samedi 28 novembre 2026')).toBeInViewport();
    await page.reload();
    await expect(ticket.getByText('samedi 28 novembre 2026')).toBeVisible();
  });

for (const width of tableRows('Next game, notices', [375, 320, 768, 1440], { every: 4 }))
  test(`a notice and the next game share no line at ${width} px @table`, oneWidth, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.clock.setFixedTime(sunday);
    await page.goto('/reservation');
    await ready(page);
    await chooseHour(page, '28/11/2026', '18:00');
    await page.getByLabel('Nom').fill('Ana Lefèvre');
    await page.getByLabel('E-mail').fill('ana@example.org');
    await page.getByLabel('E-mail').press('Enter');
    await expectPage(page, '/');
    await expectNextGame(page, 'Sam. 28 nov., 18 h');
    const region = page.getByRole('region', { name: 'Notifications' });
    const boxes = () =>
      Promise.all([nextGame(page), region.getByRole('listitem')].map((part) => part.boundingBox()));
    const isBelow = async () => {
      const [line, notice] = await boxes();
      return Number(notice?.y) >= Number(line?.y) + Number(line?.height);
    };
    expect(await isBelow()).toBe(true);
    await region.evaluate((element) => {
      element.dataset.at = 'top';
      element.style.translate = 'none';
    });
    expect(await isBelow()).toBe(true);
  });

test('on that page the next game follows the reservation: moved, then cancelled @full', async ({ page }) => {
  await comeBack(page);
  await page.goto('/tournois');
  await nextGame(page).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Déplacer', exact: true }).click();
  await main.getByRole('button', { name: '20:00, 6 terrains libres' }).click();
  await main.getByRole('button', { name: /^Déplacer au/ }).click();
  await expectNextGame(page, 'Sam. 28 nov., 20 h');
  await main.getByRole('button', { name: 'Annuler la réservation' }).click();
  await main.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(nextGame(page)).toHaveCount(0);
});

test('the next game stays on the device when the player logs out @full', async ({ page }) => {
  await visitAs(page, 'player');
  await comeBack(page);
  await page.goto('/profil');
  await expectNextGame(page, 'Sam. 28 nov., 18 h');
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click();
  await expectPage(page, '/');
  await expectNextGame(page, 'Sam. 28 nov., 18 h');
});

test(
  'the next reservation replaces a game that has begun, and then the line disappears @full',
  oneWidth,
  async ({ page }) => {
    await page.clock.install({ time: sunday });
    await page.goto('/contact');
    await keepReservations(page, [{ date: '2026-11-22', time: '12:00' }, { date: '2026-11-28' }]);
    await page.goto('/blog');
    await expectNextGame(page, 'Dim. 22 nov., 12 h');
    await page.clock.fastForward('59:30');
    await expectNextGame(page, 'Dim. 22 nov., 12 h');
    await page.clock.fastForward('01:00');
    await expectNextGame(page, 'Sam. 28 nov., 18 h');
    await page.clock.fastForward(7 * 24 * 3_600_000);
    await expect(nextGame(page)).toHaveCount(0);
  },
);

for (const path of ['/', '/blog', '/reservation', '/mes-donnees'])
  test(`nothing on ${path} moves when the next game appears @full`, async ({ page }) => {
    await comeBack(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await expectNextGame(page, 'Sam. 28 nov., 18 h');
    expect(await title.boundingBox()).toEqual(before);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    // The line is a thirtieth of a screen; a font that arrives late is far less.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
  });

test(
  'the next game can be pressed and covers nothing, on any screen and with large letters @full',
  oneWidth,
  async ({ page }) => {
    await visitAs(page, 'organizer');
    await comeBack(page);
    for (const path of ['/', '/mes-donnees', `${samplePath}/modifier`, `${samplePath}/match/r1-m1`]) {
      await page.goto(path);
      for (const [width, height, percent] of [
        [320, 640, 100],
        [320, 640, 200],
        [375, 740, 100],
        [768, 1024, 100],
        [1440, 900, 100],
        [1440, 900, 200],
      ] as const) {
        await test.step(`${path}, ${width} px, ${percent} %`, async () => {
          await page.setViewportSize({ width, height });
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = size;
          }, `${percent}%`);
          // The match sheet, for the court side, begins where the line would hang.
          if (path.includes('/match/')) await expect(nextGame(page)).toBeHidden();
          else await expectPressable(nextGame(page));
          const back = page.getByRole('main').getByRole(path.includes('/match/') ? 'link' : 'button', {
            name: path.includes('/match/') ? 'Championnat de France' : 'Retour',
          });
          if (path !== '/' && (await back.count()) > 0) await expectPressable(back.first());
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        });
      }
    }
  },
);

test('the next game hides while the visitor scrolls down, and returns at the top or with keyboard focus @full', async ({
  page,
}) => {
  await comeBack(page);
  await page.goto('/jorkyball-prouvy');
  await expectPressable(nextGame(page));
  await expectAccessible(page);
  await page.evaluate(() => scrollTo(0, 600));
  await expect(nextGame(page).locator('../..')).toHaveCSS('opacity', '0');
  await nextGame(page).focus();
  await expectPressable(nextGame(page));
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  });
  await expectPressable(nextGame(page));
});

test('the open menu hides the next game @full', async ({ page }) => {
  await comeBack(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/');
  await expectNextGame(page, 'Sam. 28 nov., 18 h');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(nextGame(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectNextGame(page, 'Sam. 28 nov., 18 h');
});

test(
  'a failed load of the next game’s code breaks nothing, and the next booking retries it @full',
  oneWidth,
  async ({ page }) => {
    await comeBack(page);
    const file = /\/next-game\./;
    await page.route(file, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('retry='));
    await page.goto('/reservation');
    await failed;
    await expectPressable(page.getByRole('banner').getByRole('link', { name: 'Réserver' }).first());
    await expect(nextGame(page)).toHaveCount(0);
    await page.unroute(file);
    await book(page, '25/11/2026', '20:00');
    await expectNextGame(page, 'Mer. 25 nov., 20 h');
  },
);

test('the next game does not cover an error at the top of the page @full', oneWidth, async ({ page }) => {
  await comeBack(page);
  await page.route(/\/remotes\/mfe-marketing\/.*\.js/, (route) => route.abort());
  await page.goto('/contact');
  await expectPressable(page.getByRole('main').getByRole('button', { name: 'Réessayer' }));
  const line = page.getByRole('banner').getByText('Prochaine partie');
  await expect(line).toBeAttached();
  await expect(line).toBeHidden();
});

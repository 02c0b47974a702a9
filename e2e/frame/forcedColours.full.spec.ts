import type { Locator, Page } from '@playwright/test';
import { days, hourTile, keepTaken, openReservation } from '../booking/reservationPage';
import { alive } from '../support/alive';
import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';
import { showCard } from '../tournaments/organizerPages';
import { coloursOf } from './seen';
import { type Visitor, visitAs } from './visitors';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

const sheet = '/organisateur/tournoi/championnat-de-france-2025/match/r1-m1';

interface Choice {
  readonly path: string;
  readonly visitor?: Visitor;
  readonly width?: number;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly chosen: (page: Page) => Locator;
  /** The focusable element, if it is not the chosen element itself. */
  readonly control?: (page: Page) => Locator;
  readonly other: (page: Page) => Locator;
}

/** Pairs of controls of which one is chosen. Their commonest colour, the background, must differ. */
const choices: Readonly<Record<string, Choice>> = {
  'the set of a match sheet': {
    path: sheet,
    visitor: 'organizer',
    chosen: (page) => page.getByRole('tab', { name: 'Set 1' }),
    other: (page) => page.getByRole('tab', { name: 'Set 2' }),
  },
  'a tab of the profile': {
    path: '/profil',
    visitor: 'player',
    chosen: (page) => page.getByRole('tab', { selected: true }),
    other: (page) => page.getByRole('tab', { name: 'Ma licence' }),
  },
  'a radio button': {
    path: '/connexion',
    chosen: (page) => page.locator('label').filter({ hasText: 'Joueur' }),
    control: (page) => page.getByLabel('Joueur'),
    other: (page) => page.locator('label').filter({ hasText: 'Organisateur' }),
  },
  'a ticked box': {
    path: '/organisateur/creer-tournoi',
    visitor: 'organizer',
    before: (page) => page.getByLabel('Playoffs').uncheck(),
    chosen: (page) => page.locator('label').filter({ hasText: 'Aller-retour' }).locator('input + span'),
    control: (page) => page.getByLabel('Aller-retour'),
    other: (page) => page.locator('label').filter({ hasText: 'Playoffs' }).locator('input + span'),
  },
  'the day that is booked': {
    path: '/reservation',
    before: (page) => page.getByRole('button', { name: 'Demain' }).click(),
    chosen: (page) => days(page).getByRole('button', { pressed: true }),
    other: (page) => days(page).getByRole('list').getByRole('button', { pressed: false }).first(),
  },
  'the hour that is booked': {
    path: '/reservation',
    before: async (page) => {
      await page.getByRole('button', { name: 'Demain' }).click();
      await hourTile(page, '18:00').click();
    },
    chosen: (page) => hourTile(page, '18:00'),
    other: (page) => hourTile(page, '19:00'),
  },
  'a day of the calendar': {
    path: '/reservation',
    before: async (page) => {
      await page.getByRole('button', { name: 'Demain' }).click();
      await page.getByRole('button', { name: /calendrier/i }).click();
    },
    chosen: (page) => page.locator('[role=gridcell][aria-selected=true]'),
    other: (page) => page.locator('[role=gridcell][aria-selected=false]:enabled').last(),
  },
  'the current page in the menu': {
    path: '/tournois',
    width: 1440,
    chosen: (page) => page.getByRole('banner').getByRole('link', { name: 'Tournois' }),
    other: (page) => page.getByRole('banner').getByRole('link', { name: 'Services & Tarifs' }),
  },
  'the current page in the menu of a phone': {
    path: '/tournois',
    width: 375,
    before: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    chosen: (page) => page.getByRole('banner').getByRole('link', { name: 'Tournois' }),
    other: (page) => page.getByRole('banner').getByRole('link', { name: 'Services & Tarifs' }),
  },
};

for (const [what, { path, visitor, width, before, chosen, control = chosen, other }] of tableRows(
  'Forced colours, choices',
  Object.entries(choices),
)) {
  test(`${what} looks different from the others, and shows the focus`, async ({ page }) => {
    await open(page, path, visitor, width);
    await before?.(page);
    const one = chosen(page).first();
    await expect(one).toBeVisible();
    await page.mouse.move(1, 1);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const painted = await coloursOf(one);
    expect(painted.length, 'words or a mark on the ground').toBeGreaterThan(1);
    expect((await coloursOf(other(page)))[0]).not.toBe(painted[0]);

    const resting = await one.screenshot();
    await page.keyboard.press('Tab');
    await control(page).first().focus();
    expect((await one.screenshot()).equals(resting), 'the ring of the focus').toBe(false);
  });
}

interface Mark {
  readonly path: string;
  readonly visitor?: Visitor;
  readonly width?: number;
  readonly mark: (page: Page) => Locator;
}

/** Controls and states that are drawn without a word. */
const marks: Readonly<Record<string, Mark>> = {
  'the button of the menu': {
    path: '/contact',
    width: 375,
    mark: (page) => page.getByRole('button', { name: 'Menu' }),
  },
  'the cross of a question': {
    path: '/fabrication-terrain-jorkyball',
    width: 375,
    mark: (page) => page.locator('summary').first(),
  },
};

for (const [what, { path, visitor, width, mark }] of Object.entries(marks)) {
  test(`${what} is drawn`, async ({ page }) => {
    await open(page, path, visitor, width);
    await page.evaluate(() => {
      // Its words away, and no more room than the cross needs.
      for (const element of document.querySelectorAll<HTMLElement>('summary')) {
        element.firstChild?.remove();
        element.style.cssText = 'width: 1rem; min-height: 1rem; padding: 0';
      }
    });
    expect((await coloursOf(mark(page))).length).toBeGreaterThan(1);
  });
}

test('the match sheet draws its three cards, each in its colour', async ({ page }) => {
  await open(page, sheet, 'organizer');
  const painted = await Promise.all(
    ['Carton vert', 'Carton jaune', 'Carton rouge'].map((name) =>
      coloursOf(page.getByRole('button', { name }).first()),
    ),
  );
  for (const colours of painted) expect(colours.length, 'a ground, an edge and a card').toBeGreaterThan(2);
  expect(new Set(painted.map((colours) => colours.join())).size).toBe(3);
});

test('free courts are light and taken ones dark and struck out, on the tile of an hour', async ({ page }) => {
  await keepTaken(page, [{ date: '2026-09-15', time: '18:00', courts: 6 }]);
  await openReservation(page);
  const [free, taken] = await Promise.all(
    ['19:00', '18:00'].map((time) => coloursOf(hourTile(page, time).locator('svg').first())),
  );
  expect(free?.[0]).not.toBe(taken?.[0]);
  expect(taken?.length, 'an outline and a stroke').toBeGreaterThan(1);
});

test('an unsaved sheet says so on its button', async ({ page }) => {
  await open(page, sheet, 'organizer', 375);
  const save = page.getByRole('button', { name: 'Sauvegarder' });
  const saved = await save.screenshot();
  await showCard(page.getByRole('tabpanel').getByRole('group').first(), 'Carton vert');
  await page.mouse.move(1, 1);
  await expect.poll(async () => (await save.screenshot()).equals(saved)).toBe(false);
});

async function open(page: Page, path: string, visitor?: Visitor, width?: number): Promise<void> {
  if (visitor) await visitAs(page, visitor);
  if (width) await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await alive(page);
}

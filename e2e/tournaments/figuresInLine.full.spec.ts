import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { centreToday } from '../support/centreToday';
import { sidewaysPx } from '../support/sidewaysPx';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';
import { enterAsOrganizer } from './organizerPages';
import { aStoredTournament, keepTournaments } from './storedTournament';

const path = '/organisateur/tournoi/1700000000000';
/** Sixty letters, once in words and once in a single one. */
const [inWords, inOne] = [
  'Les Irrésistibles Flibustiers de la Métropole Lilloise Réunis',
  'Anticonstitutionnellementanticonstitutionnellementabcdefghij',
];
const teams = [
  'Arras',
  inWords,
  'Brest',
  'Caen',
  inOne,
  ...Array.from({ length: 11 }, (_, index) => `Équipe ${index + 6}`),
];
const scorer = (team: string) => ({ scorerId: `${team}-1`, type: 'attacker' });

/** Sixteen teams in the middle of their day: a round is over, the next is under way. */
function running() {
  const now = Date.now();
  const tournament = aStoredTournament({
    teams,
    playoffs: true,
    date: centreToday(),
    scores: (round, place) => {
      if (round === 1)
        return [
          { home: 7, away: place % 7 },
          ...(place % 2 ? [{ home: 3, away: 7 }] : []),
          { home: 7, away: 0 },
        ];
      return round === 2
        ? [
            { home: 7, away: 4 },
            { home: 3, away: 2 },
          ]
        : null;
    },
    times: (round) =>
      round === 2
        ? {
            startedAt: new Date(now - 13 * 60_000).toISOString(),
            lastGoalAt: new Date(now - 2.5 * 60_000).toISOString(),
          }
        : undefined,
  });
  for (const { homeTeam, awayTeam, result } of tournament.fixtures)
    for (const set of result?.details.sets ?? [])
      for (const [side, team] of [
        [set.teamA, homeTeam],
        [set.teamB, awayTeam],
      ] as const) {
        side.goals.fill(scorer(team) as never);
        Object.assign(side.players, { attacker: `${team}-1`, defender: `${team}-2` });
      }
  return tournament;
}

/** Lists of figures, each with the figures of one column: their right edges, or their middles. */
const lists = [
  ['Now', path, '[data-part=teams] > b', 'middle'],
  ['Matches', path, 'li[data-status] [data-part=board] b', 'right'],
  ['Standings', `${path}?onglet=standings`, 'td[data-column=points]', 'right'],
  ['Players', `${path}?onglet=players`, '[data-ratio]', 'right'],
  ['Playoffs', `${path}?onglet=playoffs`, 'section[data-round=quarterfinals] li p > :last-child', 'right'],
  ['Board at the door', '/tournois', '[data-part=team] > b', 'right'],
] as const;

/** How far from one another the edges of these figures are within each column of cards, in pixels, and how many there are. */
function spreadOf(page: Page, selector: string, edge: 'right' | 'middle') {
  return page.locator(selector).evaluateAll((figures, edge) => {
    const columns = new Map<number, number[]>();
    for (const figure of figures) {
      const box = figure.getBoundingClientRect();
      if (box.width === 0) continue;
      const card =
        figure.closest('section li section, li li, table, ol, ul > li')?.parentElement ?? document.body;
      const left = Math.round(
        card.getBoundingClientRect().left + (figure.closest('li, tr')?.getBoundingClientRect().left ?? 0),
      );
      const at = edge === 'right' ? box.right : (box.left + box.right) / 2;
      columns.set(left, [...(columns.get(left) ?? []), at]);
    }
    const spreads = [...columns.values()].map((each) => Math.max(...each) - Math.min(...each));
    return { count: figures.length, spread: Math.max(0, ...spreads), columns: columns.size };
  }, edge);
}

/** Where a match under way shows the goals of its set and the sets won, for the home team. */
const scores = [
  [path, '[data-part=teams] > i', '[data-part=teams] > b'],
  [path, 'li[data-status=inprogress] [data-open]', 'li[data-status=inprogress] b'],
  ['/tournois', '[data-part=team] > i', '[data-part=team] > b'],
  [`${path}/ecran`, '[data-part=team] > b', '[data-part=team] > [data-part=sets]'],
] as const;

test('goals stand left of the sets everywhere, each in one colour', oneWidth, async ({ page }) => {
  await keepTournaments(page, running());
  const colours = new Set<string>();
  for (const [address, goals, sets] of scores) {
    await page.goto(address);
    await expect(page.locator(goals).first()).toHaveText(/^3/);
    await expect(page.locator(sets).first()).toHaveText(/^1/);
    const [left, right] = await Promise.all(
      [goals, sets].map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((figure) => ({
            x: figure.getBoundingClientRect().left,
            colour: getComputedStyle(figure).color,
          })),
      ),
    );
    expect(left?.x, `goals at ${goals}`).toBeLessThan(right?.x ?? 0);
    colours.add(`${left?.colour}, ${right?.colour}`);
  }
  expect([...colours]).toHaveLength(1);
});

test.describe('names of sixty letters', () => {
  for (const [name, address, selector, edge] of tableRows('Figures in line', lists)) {
    test(`keep the figures in line: ${name}`, oneWidth, async ({ page }) => {
      await keepTournaments(page, running());
      await page.goto(address);
      await expect(page.locator(selector).first()).toBeAttached();
      await expect(page.getByText(inWords).first()).toBeVisible();
      for (const width of [320, 375, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const { count, spread } = await spreadOf(page, selector, edge);
        expect(count, `figures at ${width}`).toBeGreaterThan(3);
        expect(spread, `out of line at ${width}, in pixels`).toBeLessThan(1);
        expect(await sidewaysPx(page), `sideways at ${width}`).toBeLessThanOrEqual(0);
      }
    });
  }

  test(
    'keep the score of a sheet in its middle, and every working page as wide as the screen',
    oneWidth,
    async ({ page }) => {
      await enterAsOrganizer(page);
      await keepTournaments(page, running());
      for (const address of [
        '/match/r2-m1',
        '/match/r2-m5',
        '/terrain/1',
        '/jour',
        '/modifier',
        '/imprimer',
      ]) {
        await page.goto(path + address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const width of [320, 375, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await sidewaysPx(page), `${address} sideways at ${width}`).toBeLessThanOrEqual(0);
          if (!address.startsWith('/match')) continue;
          const board = await page.getByRole('region', { name: 'Score' }).boundingBox();
          const dash = await page.getByRole('region', { name: 'Score' }).locator('i').boundingBox();
          const middle = (box: typeof board) => (box === null ? Number.NaN : box.x + box.width / 2);
          expect(Math.abs(middle(board) - middle(dash)), `${address} at ${width}`).toBeLessThan(2);
        }
      }
    },
  );

  test('keep sets and goals of a planned court in line', oneWidth, async ({ page }) => {
    await enterAsOrganizer(page);
    await keepTournaments(page, running());
    await page.goto(`${path}/jour`);
    await page.getByRole('button', { name: 'Planifier la journée' }).click();
    await expect(page.getByText('Journée planifiée')).toBeVisible();
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysPx(page), `the plan sideways at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.goto(`${path}/terrain/1`);
    await expect(page.getByRole('heading', { name: 'Les matchs de la journée' })).toBeVisible();
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysPx(page), `the court sideways at ${width}`).toBeLessThanOrEqual(0);
      const { spread } = await spreadOf(page, 'ol > li > a > b', 'right');
      expect(spread, `hours at ${width}`).toBeLessThan(1);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  for (const [who, isOrganizer] of [
    ['an organiser', true],
    ['a spectator', false],
  ] as const)
    test(`${who} sees the first match of sixteen teams on the first screen`, oneWidth, async ({ page }) => {
      if (isOrganizer) await enterAsOrganizer(page);
      await keepTournaments(page, aStoredTournament({ teams, playoffs: true, date: centreToday() }));
      await page.goto(path);
      const first = page.getByRole('tabpanel').getByRole('listitem').getByRole('listitem').first();
      await expect(first).toContainText('Arras');
      const box = await first.boundingBox();
      const end = await first.locator('[data-part=board]').boundingBox();
      expect(box?.y ?? 999).toBeLessThan(740);
      expect((end?.y ?? 999) + (end?.height ?? 0), 'the end of the first match').toBeLessThanOrEqual(740);
      for (const name of ['Écran', 'Partager'])
        await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeInViewport();
    });

  test('a row of the standings unfolds every figure of its team', oneWidth, async ({ page }) => {
    await keepTournaments(page, running());
    await page.goto(`${path}?onglet=standings`);
    const line = page.getByRole('button', { name: `Tous les chiffres de l’équipe ${inWords}` });
    await page.getByRole('rowheader').filter({ hasText: inWords }).click();
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('definition')).toHaveCount(10);
    await expect(page.getByRole('term').filter({ hasText: 'Buts encaissés' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(line).toBeHidden();
    await expect(page.getByRole('definition').first()).toBeHidden();
    await expect(page.getByRole('columnheader', { name: 'Buts encaissés' })).toBeVisible();
  });
});

test('an organiser’s menu lists the actions on their tournament, and closes with Escape', async ({
  page,
}) => {
  await enterAsOrganizer(page);
  await keepTournaments(page, running());
  await page.goto(path);
  const menu = page.getByRole('button', { name: 'Menu du tournoi' });
  const edit = page.getByRole('main').getByRole('link', { name: 'Modifier', exact: true });
  // On a phone it is in the menu.
  await expect(edit).toBeVisible({ visible: (page.viewportSize()?.width ?? 0) >= 768 });
  await menu.click();
  await expect(edit).toBeInViewport();
  for (const name of ['Jour de match', 'Imprimer'])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Exporter' })).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Exporter' })).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Jour de match' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jour de match' })).toBeVisible();
});

test(
  'the booking button is plain on a tournament’s pages, and prominent everywhere else',
  oneWidth,
  async ({ page }) => {
    await keepTournaments(page, running());
    const colourAt = async (address: string) => {
      await page.goto(address);
      const button = page.getByRole('banner').getByRole('link', { name: 'Réserver' });
      await expect(button).toBeVisible();
      return button.evaluate((link) => getComputedStyle(link).backgroundColor);
    };
    const cyan = await colourAt('/');
    expect(await colourAt('/tournois')).toBe(cyan);
    expect(await colourAt(path)).not.toBe(cyan);
    await page.getByRole('link', { name: 'Retour' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tous les Tournois' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Réserver' })).toHaveCSS(
      'background-color',
      cyan,
    );
  },
);

import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { crestOf } from '../../shared-kernel/src/design-system/crests/crestOf';
import { expectAccessible } from '../support/axe';
import { sidewaysPx } from '../support/sidewaysPx';
import { expect, test } from '../support/test';
import { enterAsOrganizer } from './organizerPages';
import { aStoredTournament, keepTournaments } from './storedTournament';

const path = '/organisateur/tournoi/1700000000000/imprimer';
const longName = 'Les Irrésistibles Flibustiers de la Métropole Lilloise Réunis';
const teams = (count: number) => [
  longName,
  ...Array.from({ length: count - 1 }, (_, index) => `Équipe ${index + 2}`),
];

/** A full day of this many teams on six courts. */
function planned(count: number, courts: number, names = teams(count)) {
  const tournament = aStoredTournament({
    teams: names,
    playoffs: count >= 8,
    scores: (round) =>
      round === 1
        ? [
            { home: 7, away: 4 },
            { home: 7, away: 6 },
          ]
        : null,
  });
  const placements = tournament.fixtures.map(({ id }, index) => ({
    fixture: id,
    court: (index % courts) + 1,
    at: 540 + 20 * Math.floor(index / courts),
  }));
  const day = { date: '2026-11-28', start: 540, courts, matchMinutes: 20, pauses: [], placements };
  return { ...tournament, day };
}

test('an organiser prints a round of sheets, one match a page, and each other print on one page', async ({
  page,
}) => {
  await enterAsOrganizer(page);
  await keepTournaments(page, planned(12, 6));
  await page.goto(path);
  await expect(page.getByText('6 pages A4')).toBeVisible();
  await expectAccessible(page);
  expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
  await page.getByLabel('Matchs').selectOption('Journée 1');
  await page.getByLabel('Remplies').check({ force: true });
  await expectSheets(page, Array(6).fill('upright'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/, Journée 1$/)).toHaveCount(6);
  await expect(page.getByText(/^Sets gagnés\s: .* 2 .* 0$/).first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: null });

  for (const name of [
    'Programme de la journée',
    'Classement',
    'Tableau de la phase finale',
    'Affiche avec le code QR',
  ]) {
    await page.getByLabel(name).check({ force: true });
  }
  await expect(page.getByText('10 pages A4')).toBeVisible();
  await expectSheets(page, [...Array(8).fill('upright'), 'across', 'upright']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Programme du samedi 28 novembre 2026')).toBeVisible();
  // Twelve teams have a crest on the day's programme, in the standings, in the bracket at least.
  expect(await crestsOf(page).count()).toBeGreaterThan(36);
  await expect(page.getByRole('cell', { name: '9 h 20' })).toBeVisible();
  await expect(page.getByText('Match pour la 7e place')).toBeVisible();
  await expect(page.getByText('tableau provisoire')).toBeVisible();
  await expect(
    page.getByText(/^Scannez ce code\s: équipes, programme et résultats\. Instantané du /),
  ).toBeVisible();
  await expect(page.getByText(/scores en direct/)).toHaveCount(0);
});

test('a spectator prints everything but sheets, and thirty-two teams or a long day fit on one page @full', async ({
  page,
}) => {
  await keepTournaments(page, planned(32, 6));
  await page.goto(path);
  await expect(page.getByLabel('Classement')).toBeVisible();
  await expect(page.getByLabel('Feuilles de match')).toHaveCount(0);
  await page.getByLabel('Programme de la journée').uncheck({ force: true });
  await page.getByLabel('Classement').check({ force: true });
  await expectSheets(page, ['upright']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row')).toHaveCount(33);
  await expect(page.getByRole('rowheader', { name: longName })).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByLabel('Classement').uncheck({ force: true });
  await expect(page.getByText('Choisissez au moins un document.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimer', exact: true })).toBeDisabled();
});

test('long names never need a second page @full', async ({ page }) => {
  test.slow();
  await enterAsOrganizer(page);
  const longest = (letter: string) => `${longName.slice(0, 58)} ${letter}`;
  const names = Array.from('ABCDEFGH', longest);
  const tournament = aStoredTournament({
    name: `${longName}, ${longName}, ${longName}`,
    teams: names,
    playoffs: true,
    scores: () => [
      { home: 7, away: 4 },
      { home: 7, away: 6 },
    ],
  });
  const squads = names.map((name) => ({
    name,
    logo: null,
    players: [1, 2, 3, 4, 5].map((number) => ({ id: `${name}-${number}`, name: `${number} ${longName}` })),
  }));
  // Five sets, with both players of each team named in each.
  const fixtures = tournament.fixtures.map((fixture) => ({
    ...fixture,
    result: fixture.result && {
      ...fixture.result,
      details: {
        ...fixture.result.details,
        sets: fixture.result.details.sets.map(({ teamA, teamB }) => ({
          teamA: { ...teamA, players: playersOf(fixture.homeTeam) },
          teamB: { ...teamB, players: playersOf(fixture.awayTeam) },
        })),
      },
    },
  }));
  const format = { ...tournament.format, winningSets: '3' };
  const named = { ...tournament, squads, fixtures, format };
  await keepTournaments(page, named);
  await page.goto(path);
  await page.getByLabel('Matchs').selectOption('Journée 1');
  await page.getByLabel('Remplies').check({ force: true });
  for (const name of ['Classement', 'Tableau de la phase finale', 'Affiche avec le code QR'])
    await page.getByLabel(name).check({ force: true });
  await expect(page.getByText('7 pages A4')).toBeVisible();
  await expectSheets(page, [...Array(5).fill('upright'), 'across', 'upright']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Sets gagnés').first()).toBeVisible();
});

test('the playoffs alone print on one landscape page, including the final @full', async ({ page }) => {
  await enterAsOrganizer(page);
  await keepTournaments(page, planned(8, 4));
  await page.goto(path);
  await page.getByLabel('Tableau de la phase finale').check({ force: true });
  for (const name of ['Feuilles de match', 'Programme de la journée'])
    await page.getByLabel(name, { exact: true }).uncheck({ force: true });
  await expect(page.getByRole('status').filter({ hasText: '1 page A4' })).toBeVisible();
  await expectSheets(page, ['across']);
  expect(await reachOfNames(page)).toBeGreaterThan(0.85);
});

test('a day of sixty-six matches on one court fits on one page @full', async ({ page }) => {
  await keepTournaments(page, planned(12, 1));
  await page.goto(path);
  await expect(page.getByText('1 page A4')).toBeVisible();
  await expectSheets(page, ['upright']);
});

function playersOf(team: string) {
  return { attacker: `${team}-1`, defender: `${team}-2` };
}

/** How far to the right of the only sheet a team's name is drawn, as a share of the printable width. */
async function reachOfNames(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const drawn = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(
    ([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    },
  );
  // A name is cut where its box ends, and so is everything at the edge of the sheet.
  const boxes = [...drawn.join('').matchAll(/([\d.]+) [\d.]+ ([\d.]+) [\d.]+ re\s+W\*? n/g)].map(
    ([, left, width]) => ({ width: Number(width), right: Number(left) + Number(width) }),
  );
  const sheet = Math.max(...boxes.map(({ right }) => right));
  return Math.max(...boxes.filter(({ width }) => width < sheet / 2).map(({ right }) => right)) / sheet;
}

type Lie = 'upright' | 'across';

/** The printed sheets and their orientation, once the selection is laid out. */
async function expectSheets(page: Page, sheets: readonly Lie[]) {
  await expect.poll(() => sheetsOf(page)).toEqual(sheets);
}

async function sheetsOf(page: Page): Promise<Lie[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    Number(width) > Number(height) ? 'across' : 'upright',
  );
}

/** Names that pick the same crest by themselves. */
function namesWithOneCrest(): readonly string[] {
  const lookOf = ({ pattern, livery }: ReturnType<typeof crestOf>) => `${pattern} ${livery}`;
  const names = Array.from({ length: 400 }, (_, index) => `Club ${index + 100}`);
  return names.filter((name) => lookOf(crestOf(name)) === lookOf(crestOf('Club 100'))).slice(0, 3);
}

test('each team has a crest of its own on the screen, in the planner, in the bracket, on paper @full', async ({
  page,
}) => {
  await enterAsOrganizer(page);
  const names = [...namesWithOneCrest(), 'Lille', 'Lyon', 'Anget', 'Avignon', 'Douai'];
  expect(names).toHaveLength(8);
  const tournament = planned(8, 3, names);
  await keepTournaments(page, tournament);
  const expectOwnCrests = async (place: string) => {
    await expect(crestsOf(page).first(), place).toBeVisible();
    const rows = await crestsOf(page).evaluateAll((crests) =>
      crests.map((crest) => crest.closest('li, tr, p, button')?.textContent ?? ''),
    );
    const teams = names.filter((name) => rows.some((row) => row.includes(name)));
    expect(teams.length, place).toBeGreaterThan(5);
    const looks = await crestsOf(page).evaluateAll((crests) =>
      crests.map((crest) =>
        [...crest.querySelectorAll('g, g > path[fill]:not([fill=none])')]
          .map((part) => `${part.getAttribute('fill')} ${part.getAttribute('d')}`)
          .join(),
      ),
    );
    expect(new Set(looks).size, place).toBe(teams.length);
  };
  for (const place of ['/ecran', '/jour', '?onglet=playoffs', '?onglet=standings']) {
    await page.goto(path.replace('/imprimer', place));
    if (place === '/ecran') await page.keyboard.press('Space');
    await expectOwnCrests(place);
  }
  await page.goto(path);
  await page.getByLabel('Classement').check({ force: true });
  await page.emulateMedia({ media: 'print' });
  await expectOwnCrests('paper');
});

const crestsOf = (page: Page) =>
  page.locator('svg[viewBox="0 0 48 48"]:has(clipPath)').filter({ visible: true });

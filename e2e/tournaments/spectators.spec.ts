import type { Page } from '@playwright/test';
import { bothModes, expect, test } from '../modes/test';
import { expectAccessible } from '../support/axe';
import { centreToday } from '../support/centreToday';
import { expectPage } from '../support/expectPage';
import { sidewaysPx } from '../support/sidewaysPx';
import { oneWidth } from '../support/test';
import { enterAsOrganizer, samplePath, score, selectPlayers, showCard } from './organizerPages';
import { readCode } from './readCode';
import { aStoredTournament, keepTournaments } from './storedTournament';
import { actions } from './whole-day/dayPages';

const home = { home: 7, away: 3 };
const away = { home: 2, away: 7 };
const longName = 'Les Irrésistibles Flibustiers de la Métropole Lilloise Réunis';
const path = '/organisateur/tournoi/1700000000000';

/** The second round is under way, everything before is over. */
function running(teams: readonly string[], more: object = {}) {
  const now = Date.now();
  return aStoredTournament({
    teams,
    date: centreToday(),
    scores: (round, place) =>
      round === 1 ? [home, home] : round === 2 ? [home, { home: place, away: 2 }] : null,
    times: (round) =>
      round === 2
        ? {
            startedAt: new Date(now - 13 * 60_000).toISOString(),
            lastGoalAt: new Date(now - 2.5 * 60_000).toISOString(),
            lastGoalBy: 'teamB',
          }
        : undefined,
    more,
  });
}

test(
  'a spectator’s page announces each goal within a second, and nothing when it opens',
  oneWidth,
  async ({ page, context }) => {
    await enterAsOrganizer(page);
    await keepTournaments(page, aStoredTournament({ teams: ['Lille', 'Lyon'] }));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Open de Prouvy' })).toBeVisible();
    const spoken = page.getByRole('status').filter({ hasText: /But|Set|Match/ });
    await expect(spoken).toHaveCount(0);
    const court = await context.newPage();
    await enterAsOrganizer(court);
    await court.goto(`${path}/match/r1-m1`);
    await selectPlayers(court, 'Lille');
    await selectPlayers(court, 'Lyon');
    await score(court, 'Lille', 'But attaquant', 1);
    await expect(spoken).toHaveText('But pour Lille, set 1 : 1 à 0 contre Lyon.');
    await score(court, 'Lyon', 'But attaquant', 1);
    await expect(spoken).toHaveText('But pour Lyon, set 1 : 1 à 1 contre Lille.');
    await score(court, 'Lille', 'But attaquant', 6);
    await expect(spoken).toHaveText('Set 1 pour Lille, 7 à 1 contre Lyon. Sets : 1 à 0.');
    await page.getByRole('tab', { name: 'Matchs' }).click();
    await court.getByRole('tab', { name: 'Set 2' }).click();
    await showCard(court.getByRole('group', { name: 'Lyon', exact: true }), 'Carton rouge');
    await expect(spoken).toHaveText('Match terminé : Lille bat Lyon, 2 sets à 0.');
    await page.getByRole('tab', { name: 'Classement' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Lille');
  },
);

test(
  'the standings mark teams as qualified from the first finished match, which then stands before those to come',
  oneWidth,
  async ({ page, context }) => {
    const teams = ['Arras', 'Brest', 'Caen', 'Dax', 'Évreux', 'Fréjus', 'Gap', 'Hyères'];
    const tournament = aStoredTournament({ teams, playoffs: true });
    const [first, ...others] = tournament.fixtures;
    const live = { ...first, status: 'inprogress', result: { homeScore: 1, awayScore: 0, details: null } };
    await enterAsOrganizer(page);
    await keepTournaments(page, Object.assign(tournament, { fixtures: [live, ...others] }));
    await page.goto(`${path}?onglet=standings`);
    await expect(page.getByRole('row')).toHaveCount(9);
    const zones = page.getByText('Directement en demi-finale');
    await expect(zones).toHaveCount(0);
    await expect(page.locator('tr[data-zone]')).toHaveCount(0);

    const organizer = await context.newPage();
    await organizer.goto(path);
    await actions(organizer, { home: 'Brest', away: 'Gap' })
      .getByRole('button', { name: 'Score rapide' })
      .click();
    await organizer.getByLabel(/^Buts de chaque set/).fill('7-4 7-5');
    await organizer.keyboard.press('Enter');
    await expect(zones).toBeVisible();
    await page.getByRole('tab', { name: 'Matchs' }).click();
    const parts = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
    await expect(parts).toHaveText(['En cours', 'Terminés', 'À venir']);
    await expect(
      page.getByRole('region', { name: 'Terminés' }).getByText('Brest', { exact: true }),
    ).toBeVisible();
  },
);

test.describe('the list of tournaments', () => {
  test('shows live matches, next matches and champions, and links to the rankings', async ({ page }) => {
    const old = aStoredTournament({
      id: '1600000000000',
      name: 'Open d’été',
      date: '2026-07-04',
      teams: ['Dax', 'Gap'],
      scores: () => [away, away],
    });
    await keepTournaments(page, running(['Lille', 'Lyon', longName, 'Nantes']), old);
    await page.goto('/tournois');
    const live = page.getByRole('region', { name: 'En direct' });
    await expect(live.getByRole('link')).toHaveCount(2);
    const match = live.getByRole('link').first();
    await expect(match).toContainText('Open de Prouvy');
    await expect(match).toContainText('Set 2, but à la 11e minute');
    const next = page.getByRole('region', { name: 'Prochaine journée' });
    await expect(next.getByRole('link').first()).toContainText(/Journée 3, tournoi du \d/);
    const champions = page.getByRole('region', { name: 'Derniers champions' }).getByRole('link');
    await expect(champions).toHaveText([/Gap.*Open d’été/, /Lyon.*Championnat de France 2024/]);
    await expectAccessible(page);
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysPx(page), `sideways at ${width}`).toBeLessThanOrEqual(0);
    }
    for (const [name, to] of [
      ['Classement mondial', '/classement-mondial'],
      ['Classement des clubs', '/classement-clubs'],
      ['Classement des nations', '/classement-nations'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Les classements' }).getByRole('link', { name }).click();
      await expectPage(page, to);
      await page.goBack();
    }
    await match.click();
    await expectPage(page, path, { heading: 'Open de Prouvy', title: /^Open de Prouvy/ });
  });

  test('does not move when it finds a whole day in this browser @full', async ({ page }) => {
    await keepTournaments(page, running(Array.from({ length: 12 }, (_, index) => `Équipe ${index + 1}`)));
    await page.goto('/tournois');
    await expect(page.getByRole('region', { name: 'En direct' }).getByRole('link')).toHaveCount(6);
    expect(await shiftOf(page)).toBeLessThan(0.005);
  });

  test(
    'prerenders the links and the champions, and no past match as the next one',
    oneWidth,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const still = await context.newPage();
      await still.goto(`${baseURL}/tournois`);
      const live = still.getByRole('region', { name: 'En direct' });
      await expect(live).toContainText('Aucun match en ce moment.');
      const next = still.getByRole('region', { name: 'Prochaine journée' });
      await expect(next).toContainText('Rien de planifié.');
      await expect(next.getByRole('link')).toHaveCount(0);
      for (const empty of [live, next]) {
        const { height } = (await empty.boundingBox()) ?? { height: Number.POSITIVE_INFINITY };
        expect(height, 'an empty board is one line').toBeLessThan(60);
      }
      await expect(still.getByRole('region', { name: 'Derniers champions' })).toContainText('Lyon');
      await expect(still.getByRole('link', { name: 'Classement mondial' })).toBeVisible();
      await context.close();
    },
  );
});

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((found) => {
          for (const entry of found.getEntries()) sum += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

test('no sliver of text shows beside the status light of a match @full', oneWidth, async ({ page }) => {
  await keepTournaments(page, running(['Lille', 'Lyon', longName, 'Nantes']));
  await page.goto(path);
  for (const width of [320, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('li > [data-status]').first()).toBeVisible();
    const margins = await page.locator('li > [data-status]').evaluateAll((lights) =>
      lights
        .filter((each) => each.getClientRects().length > 0)
        .map((each) => {
          const words = document.createRange();
          words.selectNodeContents(each);
          return words.getBoundingClientRect().left - each.getBoundingClientRect().right;
        }),
    );
    expect(margins.length).toBeGreaterThan(0);
    expect(Math.min(...margins), `at ${width}`).toBeGreaterThan(4);
  }
});

test(
  'the standings show today’s moves, withdrawals and a match for the seventh place @full',
  bothModes,
  async ({ page, matchDay }) => {
    const teams = ['Arras', 'Brest', 'Caen', 'Dax', 'Évreux', 'Fréjus', 'Gap', 'Hyères', longName];
    const morning = new Date(Date.now() - 30 * 3_600_000).toISOString();
    const tournament = aStoredTournament({
      teams,
      playoffs: true,
      scores: (round) => (round === 1 ? [home, home] : round === 2 ? [away, away] : null),
      times: (round) => ({ endedAt: round === 1 ? morning : new Date().toISOString() }),
      more: { withdrawals: [{ team: 'Gap', treatment: 'kept', at: morning }] },
    });
    await matchDay.keep(tournament);
    await page.goto(`${path}?onglet=standings`);
    const table = page.getByRole('table', { name: 'Classement du championnat' });
    await expect(table.getByText(/\d\splaces? gagnées? aujourd’hui/).first()).toBeAttached();
    await expect(table.getByText(/▼\d/).first()).toBeVisible();
    await expect(table.getByRole('row').filter({ hasText: 'Gap' })).toContainText('Forfait général');
    await expect(page.getByText('Match pour la 7e place')).toBeVisible();
    await expect(page.getByText(/relégation/i)).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
    await page.getByRole('tab', { name: 'Format' }).click();
    await expect(
      page.getByText('Oui : quarts, demi-finales, finale et match pour la 7e place'),
    ).toBeVisible();
  },
);

test.describe('sharing', () => {
  test('shows a snapshot’s link and its QR code, and says where the tournament is stored', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await keepTournaments(page, aStoredTournament({ teams: ['Lille', 'Lyon'], name: longName }));
    await page.goto(`${path}/partager`);
    await expect(page.getByText('à son adresse, un autre téléphone ne le trouvera pas')).toBeVisible();
    const link = await page.getByLabel(/^Lien de l’instantané/).inputValue();
    expect(await readCode(page.getByRole('img', { name: /^Code QR : Instantané/ }))).toBe(link);
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await expect(page.getByText('Lien copié')).toBeVisible();
    await expectAccessible(page);
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysPx(page), `sideways at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.getByRole('link', { name: 'Ouvrir l’écran' }).click();
    await expect(page.getByRole('dialog', { name: 'Écran du tournoi' })).toBeVisible();
  });

  test(
    'does not mention this browser for the sample tournament @full',
    oneWidth,
    async ({ page, baseURL }) => {
      await page.goto(`${samplePath}/partager`);
      await expectPage(page, `${samplePath}/partager`);
      const code = page.getByRole('img', { name: /^Code QR de la page/ });
      expect(await readCode(code)).toBe(`${baseURL}${samplePath}`);
      await expect(page.getByLabel('Adresse de la page')).toHaveValue(`${baseURL}${samplePath}`);
      await expect(page.getByText('Ce tournoi n’est que dans ce navigateur')).toHaveCount(0);
      await page.getByRole('link', { name: 'Ouvrir l’écran' }).click();
      await expect(page.getByText('Suivez le tournoi sur votre téléphone')).toBeVisible();
    },
  );
});

test('a visitor who comes back to a long list of long names finds the match that they opened', async ({
  page,
}) => {
  const teams = Array.from({ length: 12 }, (_, place) => `${longName} ${place + 1}`);
  await enterAsOrganizer(page);
  await keepTournaments(page, aStoredTournament({ teams, homeAndAway: true }));
  await page.goto(path);
  const link = page.getByRole('link', { name: /^Feuille de match/ }).nth(90);
  await link.scrollIntoViewIfNeeded();
  const top = () => link.evaluate((match) => Math.round(match.getBoundingClientRect().top));
  const before = await top();
  await link.click();
  await expect(page.getByRole('group', { name: 'Actions de la feuille' })).toBeVisible();
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(50);
});

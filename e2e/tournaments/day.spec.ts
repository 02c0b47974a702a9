import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { sidewaysPx } from '../support/sidewaysPx';
import { expect, oneWidth, test } from '../support/test';
import { enterAsOrganizer, samplePath, score, selectPlayers } from './organizerPages';

const id = '1764320000000';
const seasonPath = `/organisateur/tournoi/${id}`;

/** A season of 16 teams half of whose rounds are played, on a day with so many courts; none is planned for 0. */
async function storeSeason(page: Page, courts: number): Promise<void> {
  await page.addInitScript(
    ({ id, courts }) => {
      if (localStorage.getItem(`tournament:${id}`) !== null) return;
      const teams = Array.from({ length: 16 }, (_, index) => `Équipe ${String(index + 1).padStart(2, '0')}`);
      const wheel = [...teams];
      const fixtures = [];
      for (let round = 1; round <= 15; round += 1) {
        for (let place = 0; place < 8; place += 1) {
          const isPlayed = round <= 7;
          fixtures.push({
            id: `r${round}-m${place + 1}`,
            homeTeam: wheel[place],
            awayTeam: wheel[15 - place],
            result: isPlayed ? { homeScore: 3, awayScore: 1, details: null } : null,
            liveUrl: null,
            status: isPlayed ? 'finished' : 'pending',
            round,
            leg: 1,
          });
        }
        wheel.splice(1, 0, wheel.pop() as string);
      }
      const summary = {
        id,
        name: 'Championnat de la Ligue',
        date: '2026-11-28',
        level: 'Régional',
        description: 'Une description assez longue pour repousser le premier match. '.repeat(8),
      };
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date());
      const left = fixtures.filter(({ status }) => status === 'pending');
      const day = {
        date: today,
        start: 540,
        courts,
        matchMinutes: 30,
        pauses: [],
        placements: left.map((fixture, index) => ({
          fixture: fixture.id,
          court: (index % courts) + 1,
          at: 540 + Math.floor(index / courts) * 30,
        })),
      };
      const format = { type: 'championship', winningSets: '3', homeAndAway: false, playoffs: false };
      localStorage.setItem(
        `tournament:${id}`,
        JSON.stringify({ ...summary, format, teams, fixtures, ...(courts > 0 && { day }) }),
      );
      localStorage.setItem('tournaments', JSON.stringify([summary]));
    },
    { id, courts },
  );
}

async function isOnFirstScreen(page: Page, text: string | RegExp, within: string): Promise<boolean> {
  const row = page.getByRole('region', { name: within }).getByText(text).first();
  await expect(row).toBeVisible();
  const box = await row.boundingBox();
  return box !== null && box.y + box.height <= 667;
}

test(
  'at mid-season with 16 teams the next match is on a phone’s first screen',
  oneWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await enterAsOrganizer(page);
    await storeSeason(page, 0);
    await page.goto(seasonPath);
    expect(await isOnFirstScreen(page, 'Équipe 01', 'À venir')).toBe(true);
    await expect(page.getByRole('button', { name: 'Terminés (56)' })).toBeVisible();
    await page.evaluate((key) => localStorage.removeItem(key), `tournament:${id}`);
  },
);

test(
  'a day on a phone: who is called stands on the first screen, one tap from the sheet',
  oneWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await enterAsOrganizer(page);
    await storeSeason(page, 4);
    await page.goto(seasonPath);
    expect(await isOnFirstScreen(page, 'Équipe 01', 'Ensuite')).toBe(true);
    await expectAccessible(page);
    const next = page.getByRole('region', { name: 'Ensuite' });
    const row = next.getByRole('link').first();
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sidewaysPx(page), `sideways at ${width}`).toBeLessThanOrEqual(0);
    }
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Feuille de match' })).toBeVisible();
  },
);

test('finished matches are folded, and the matches of one team are found again', async ({ page }) => {
  await storeSeason(page, 0);
  await page.goto(seasonPath);
  const finished = page.getByRole('region', { name: 'Terminés (56)' });
  await expect(finished.getByRole('heading', { name: 'Journée 1', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Terminés (56)' }).click();
  await expect(finished.getByRole('heading', { name: 'Journée 1', exact: true })).toBeVisible();
  await page.getByLabel('Matchs de l’équipe').selectOption('Équipe 03');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(15);
  await page.reload();
  await expect(page.getByLabel('Matchs de l’équipe')).toHaveValue('Équipe 03');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(15);
});

test('a day is planned, watched in another tab, planned anew, and a court handed over', async ({
  page,
  context,
}) => {
  await enterAsOrganizer(page);
  await page.goto(samplePath);
  await page.getByRole('link', { name: 'Jour de match' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jour de match' })).toBeVisible();
  await page.getByLabel('Terrains').selectOption('2');
  await page.getByLabel('Début').fill('00:00');
  await page.getByLabel('Minutes par match').fill('20');
  await page.getByRole('button', { name: 'Planifier la journée' }).click();
  const plan = page.getByRole('region', { name: 'Le plan' });
  await expect(plan).toContainText('30 matchs sur 2 terrains, fin prévue à 05:00.');
  await expect(plan).toContainText(/attend \d+ minutes au plus et \d+ minutes en moyenne/);
  await expectAccessible(page);
  expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);

  const spectator = await context.newPage();
  await spectator.goto(samplePath);
  const next = spectator.getByRole('region', { name: 'Ensuite' });
  await expect(next).toContainText('Terrain 1');
  await expect(spectator.getByRole('region', { name: 'Maintenant' })).toContainText('Aucun match en cours.');

  await page.getByRole('link', { name: 'Ouvrir le terrain 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terrain 1' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ouvrir la feuille de match' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feuille de match' })).toBeVisible();
  await expect(page).toHaveTitle(/ – /);
  const home = /^Feuille de match (.+?) – /.exec(await page.title())?.[1] ?? '';
  await selectPlayers(page, home);
  await score(page, home, 'But attaquant', 1);
  const now = spectator.getByRole('region', { name: 'Maintenant' });
  await expect(now).toContainText('Set 1 : 1 à 0.', { timeout: 3000 });
  await score(page, home, 'But attaquant', 1);
  await expect(now).toContainText('Set 1 : 2 à 0.', { timeout: 1000 });
  await expectAccessible(spectator);

  await page.getByRole('link', { name: 'Terrain 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terrain 1' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^En cours/ })).toContainText(home);
  await page.goto(`${samplePath}/jour`);
  await expect(page.getByRole('heading', { level: 1, name: 'Jour de match' })).toBeVisible();
  const replanned = page.getByRole('button', { name: 'Replanifier' });
  await replanned.click();
  await expect(page.getByText('Journée replanifiée')).toBeVisible();
  await expect(plan).toContainText(/30 matchs sur 2 terrains, fin prévue à/);
});

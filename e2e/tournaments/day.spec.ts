import type { Page } from '@playwright/test';
import { bothModes, expect, test } from '../modes/test';
import { expectAccessible } from '../support/axe';
import { sidewaysPx } from '../support/sidewaysPx';
import { tabTo } from '../support/tabTo';
import { oneWidth } from '../support/test';
import { enterAsOrganizer, score, selectPlayers, takeFromMenu } from './organizerPages';
import { aChampionship, championshipPath } from './storedTournament';

const id = '1764320000000';
const seasonPath = `/organisateur/tournoi/${id}`;

/** A season of 16 teams with half of its rounds played, and a day on this many courts; 0 courts means no plan. */
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
  'at mid-season with 16 teams a phone’s first screen leads to the next match @full',
  oneWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await enterAsOrganizer(page);
    await storeSeason(page, 0);
    await page.goto(seasonPath);
    const toPending = page.getByRole('button', { name: 'Matchs à venir' });
    await expect(toPending).toBeInViewport({ ratio: 1 });
    await toPending.click();
    const next = page.getByRole('region', { name: 'À venir' }).getByText('Équipe 01').first();
    await expect(next).toBeInViewport({ ratio: 1 });
    await page.evaluate((key) => localStorage.removeItem(key), `tournament:${id}`);
  },
);

test(
  'a phone’s first screen shows the called match, one tap from its sheet @full',
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

test('finished matches stand open, and the address keeps the filter by team @full', async ({ page }) => {
  await storeSeason(page, 0);
  await page.goto(seasonPath);
  const finished = page.getByRole('region', { name: 'Terminés' });
  await expect(finished.getByRole('heading', { name: 'Journée 1', exact: true })).toBeVisible();
  await page.getByLabel('Matchs de l’équipe').selectOption('Équipe 03');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(15);
  await page.reload();
  await expect(page.getByLabel('Matchs de l’équipe')).toHaveValue('Équipe 03');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(15);
});

test(
  'an organiser plans a day, a spectator follows it, and a court’s page is shared',
  bothModes,
  async ({ page, matchDay }) => {
    await matchDay.enter();
    await matchDay.keep(aChampionship());
    await page.goto(championshipPath);
    await takeFromMenu(page, 'Jour de match');
    await expect(page.getByRole('heading', { level: 1, name: 'Jour de match' })).toBeVisible();
    await page.getByLabel('Terrains').selectOption('2');
    await page.getByLabel('Début').fill('00:00');
    await page.getByLabel('Minutes par match').fill('20');
    await page.getByRole('button', { name: 'Planifier la journée' }).click();
    const plan = page.getByRole('region', { name: 'Le plan' });
    // However late it is: today's first match is the next one, the day's last minute at the latest, and it ends five hours after.
    await expect(plan).toContainText(/15\smatchs sur 2\sterrains, fin prévue (à|\S+ à) \d+\sh(\s\d[059])?\./);
    await expect(plan).toContainText(/attend \d+\sminutes au plus et \d+\sminutes en moyenne/);
    await expectAccessible(page);
    expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);

    const spectator = await matchDay.spectator();
    await spectator.goto(championshipPath);
    const next = spectator.getByRole('region', { name: 'Ensuite' });
    await expect(next).toContainText('Terrain 1');
    await expect(spectator.getByRole('region', { name: 'Maintenant' })).toContainText(
      'Aucun match en cours.',
    );

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
    await matchDay.expectSoon(spectator, () =>
      expect(now).toContainText('Set 1 : 1 à 0.', { timeout: 5_000 }),
    );
    await score(page, home, 'But attaquant', 1);
    await matchDay.expectSoon(spectator, () =>
      expect(now).toContainText('Set 1 : 2 à 0.', { timeout: 5_000 }),
    );
    await expectAccessible(spectator);

    await page.getByRole('link', { name: 'Terrain 1' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terrain 1' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^En cours/ })).toContainText(home);
    await page.goto(`${championshipPath}/jour`);
    await expect(page.getByRole('heading', { level: 1, name: 'Jour de match' })).toBeVisible();
    const replanned = page.getByRole('button', { name: 'Replanifier' });
    await replanned.click();
    await expect(page.getByText('Journée replanifiée')).toBeVisible();
    await expect(plan).toContainText(/15\smatchs sur 2\sterrains, fin prévue/);
  },
);

/** Eight teams on two courts with playoffs: every league match but the last two, of court 2, is played. */
function lastMatches() {
  const teams = ['Lille', 'Lens', 'Douai', 'Denain', 'Arras', 'Cambrai', 'Anzin', 'Raismes'];
  const pairs = teams.flatMap((home, index) => teams.slice(index + 1).map((away) => [home, away] as const));
  // The last two have no team in common.
  const last = [pairs.find(([home]) => home === 'Denain'), pairs.find(([home]) => home === 'Anzin')];
  const ordered = [...pairs.filter((pair) => !last.includes(pair)), ...last];
  const fixtures = ordered.map((pair, index) => {
    const isLeft = index >= ordered.length - 2;
    return {
      id: `m${index + 1}`,
      homeTeam: pair?.[0],
      awayTeam: pair?.[1],
      result: isLeft ? null : { homeScore: 3, awayScore: 0, details: null },
      liveUrl: null,
      status: isLeft ? 'pending' : 'finished',
      round: Math.floor(index / 4) + 1,
      leg: 1,
    };
  });
  const date = '2026-11-28';
  const day = {
    date,
    start: 0,
    courts: 2,
    matchMinutes: 5,
    pauses: [],
    placements: fixtures.map(({ id }, index) => ({
      fixture: id,
      court: index >= ordered.length - 2 ? 2 : (index % 2) + 1,
      at: index >= ordered.length - 2 ? 70 + (index % 2) * 5 : Math.floor(index / 2) * 5,
    })),
  };
  const format = { type: 'championship', winningSets: '2', homeAndAway: false, playoffs: true };
  const summary = { id, name: 'Coupe du Hainaut', date, level: 'Régional', description: '' };
  return { ...summary, format, teams, fixtures, day };
}

/** The first match to come, lost by forfeit of its visitors. */
async function decideNext(page: Page): Promise<void> {
  const toCome = page.getByRole('region', { name: 'À venir' });
  await toCome
    .getByRole('button', { name: /^Forfait .+ – / })
    .first()
    .click();
  await toCome
    .getByRole('button', { name: /^Forfait\s: / })
    .first()
    .click();
  await expect(page.getByText(/^Forfait enregistré/).first()).toBeVisible();
}

test(
  'an empty court is assigned the match that waits for another, and the day continues through the playoffs',
  bothModes,
  async ({ page, matchDay }) => {
    await matchDay.playAt(new Date('2026-11-28T13:00:00Z'));
    await matchDay.enter();
    await matchDay.keep(lastMatches());
    await page.goto(seasonPath);
    const next = page.getByRole('region', { name: 'Ensuite' });
    await expect(next.getByRole('link')).toHaveCount(2);
    await expect(next.getByRole('link').first()).toContainText('Terrain 1');
    await expect(next.getByText('Terrain occupé')).toHaveCount(0);
    await decideNext(page);
    await decideNext(page);
    await expect(next.getByRole('link')).toHaveCount(2);
    await expect(next).toContainText(/Terrain 1\. (Arras contre Denain|Denain contre Arras)/);
    await expectAccessible(page);
    await page.goto(`${seasonPath}/terrain/1`);
    await expect(page.getByRole('region', { name: /^À jouer/ })).toContainText('Denain');
    await page.goto(`${seasonPath}/jour`);
    await expect(page.getByRole('region', { name: 'Le plan' })).toContainText(/31\smatchs sur 2\sterrains/);
    await page.getByRole('button', { name: 'Replanifier' }).click();
    await expect(page.getByText('Journée replanifiée')).toBeVisible();
  },
);

test(
  'removing the plan by keyboard on the smallest phone leaves a visible focus @full',
  oneWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enterAsOrganizer(page);
    await storeSeason(page, 2);
    await page.goto(`${seasonPath}/jour`);
    await tabTo(page, page.getByRole('button', { name: 'Retirer le plan' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Confirmer' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Plan retiré')).toBeVisible();
    const plan = page.getByRole('button', { name: 'Planifier la journée' });
    await expect(plan).toBeFocused();
    await expect(plan).toBeInViewport({ ratio: 1 });
  },
);

test(
  'letters twice as large leave the smallest phone the whole date of the day @full',
  oneWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enterAsOrganizer(page);
    await storeSeason(page, 2);
    await page.goto(`${seasonPath}/jour`);
    const date = page.getByRole('textbox', { name: 'Date' });
    await expect(date).toHaveValue(/^\d{2}\/\d{2}\/\d{4}$/);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const room = () =>
      date.evaluate((input: HTMLInputElement) => {
        const words = document.createElement('span');
        words.textContent = input.value;
        const { font, letterSpacing, paddingInlineStart } = getComputedStyle(input);
        Object.assign(words.style, { font, letterSpacing, position: 'absolute', whiteSpace: 'nowrap' });
        document.body.append(words);
        const { width } = words.getBoundingClientRect();
        words.remove();
        const icon = input.nextElementSibling?.getBoundingClientRect();
        const start = input.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart);
        return (icon?.left ?? 0) - start - width;
      });
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  },
);

test('a match left open yesterday is not live today, and its organiser is asked to finish it @full', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-29T08:00:00Z'));
  await enterAsOrganizer(page);
  await storeSeason(page, 0);
  await page.addInitScript((key) => {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    const open = stored.fixtures.at(-1);
    open.status = 'inprogress';
    open.result = { homeScore: 1, awayScore: 0, details: null };
    open.times = { startedAt: '2026-11-28T20:00:00.000Z' };
    localStorage.setItem(key, JSON.stringify(stored));
  }, `tournament:${id}`);
  await page.goto(seasonPath);
  const prompt = page.getByRole('region', { name: 'Resté ouvert' });
  await expect(prompt).toBeVisible();
  await expect(page.getByRole('region', { name: 'Maintenant' })).toHaveCount(0);
  await expectAccessible(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await sidewaysPx(page), `sideways at ${width}`).toBeLessThanOrEqual(0);
  }
  await prompt.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feuille de match' })).toBeVisible();
});

import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test';
import { selectPlayers } from '../organizerPages';
import { type Played, type Row, scoreOf, typed } from './computation';

export const teams = [
  'Aulnoy',
  'Bavay',
  'Cambrai',
  'Denain',
  'Escaudain',
  'Famars',
  'Hasnon',
  'Jenlain',
  'Lourches',
  'Marly',
  'Onnaing',
  'Trith',
] as const;

export function region(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** The actions for the matches to come, or for one match. */
export function actions(page: Page, match?: { readonly home: string; readonly away: string }): Locator {
  if (match === undefined) return region(page, 'À venir').getByRole('group', { name: /^Actions du match/ });
  const [a, b] = [`${match.home} – ${match.away}`, `${match.away} – ${match.home}`];
  return page.getByRole('group', { name: new RegExp(`^Actions du match (${a}|${b})$`) });
}

export async function teamsOf(group: Locator): Promise<readonly [string, string]> {
  const label = (await group.getAttribute('aria-label')) ?? '';
  const [home = '', away = ''] = label.replace('Actions du match ', '').split(' – ');
  return [home, away];
}

/** The next match to come that is not `later`, written from paper. */
export async function playNext(page: Page, later = ''): Promise<Played> {
  const labels = await actions(page).evaluateAll((groups) => groups.map((group) => group.ariaLabel));
  const label = labels.find((each) => each !== later) ?? '';
  // A match of the playoffs may have the teams of a finished one.
  const group = region(page, 'À venir').getByRole('group', { name: label, exact: true });
  const [home, away] = await teamsOf(group);
  const match = { home, away, sets: scoreOf(teams, home, away) };
  await write(page, group, match);
  await expect(region(page, 'À venir').getByRole('group', { name: label, exact: true })).toHaveCount(0);
  return match;
}

export async function write(page: Page, group: Locator, match: Played) {
  const [home] = await teamsOf(group);
  const sets = match.sets ?? [];
  const turned = home === match.home ? sets : sets.map(([a, b]) => [b, a] as const);
  await group.getByRole('button', { name: 'Score rapide' }).click();
  await page.getByLabel(`Buts de chaque set, ${home} d’abord`).fill(typed(turned));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Score rapide' })).toHaveCount(0);
}

/** The same match with another goal of the loser in its first set; null where that cannot be. */
export function withOneGoalMore(match: Played): Played | null {
  const [first, ...others] = match.sets ?? [];
  if (first === undefined || Math.min(...first) >= 6) return null;
  const [home, away] = first;
  return { ...match, sets: [home < away ? [home + 1, away] : [home, away + 1], ...others] };
}

/** Taps a match on its sheet; the loser of a set scores first. Attackers score all goals. */
export async function playGoalByGoal(
  organizer: Page,
  spectator: Page,
  television: Page,
  tallies: Map<string, { goals: number; sets: number }>,
  delays: number[],
): Promise<Played> {
  await noteScores(spectator);
  const groups = organizer.getByRole('tabpanel').getByRole('group');
  await expect(groups).toHaveCount(2);
  const [home = '', away = ''] = await groups.evaluateAll((all) => all.map((group) => group.ariaLabel ?? ''));
  const sets = scoreOf(teams, home, away);
  for (const [index, [homeGoals, awayGoals]] of sets.entries()) {
    await organizer.getByRole('tab', { name: `Set ${index + 1}` }).click();
    for (const team of [home, away]) {
      await selectPlayers(organizer, team);
      const tally = tallies.get(`Ana ${team}`) ?? { goals: 0, sets: 0 };
      const scored = team === home ? homeGoals : awayGoals;
      tallies.set(`Ana ${team}`, { goals: tally.goals + scored, sets: tally.sets + 1 });
    }
    const order = homeGoals < awayGoals ? [home, away] : [away, home];
    const shown = { [home]: 0, [away]: 0 };
    const isLast = index === sets.length - 1;
    for (const team of order) {
      const count = team === home ? homeGoals : awayGoals;
      const button = groups.filter({ hasText: team }).getByRole('button', { name: 'But attaquant' }).first();
      for (let goal = 1; goal <= count; goal += 1) {
        const tapped = Date.now();
        await button.click();
        shown[team] = goal;
        // The goal that wins a set begins the next one, and the last one ends the match.
        if (goal === 7) continue;
        const score = `Set ${index + 1} : ${shown[home]} à ${shown[away]}.`;
        await expect(region(spectator, 'Maintenant')).toContainText(score);
        delays.push((await seenAt(spectator, score)) - tapped);
      }
    }
    if (!isLast) await expect(television.getByRole('dialog')).toContainText(home);
  }
  await expect(organizer.getByText(/remporte le match/)).toBeVisible();
  return { home, away, sets };
}

/** Makes the page note the time of each new text in « Maintenant ». */
async function noteScores(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    const look = () => {
      const now = document.querySelector('main')?.textContent ?? '';
      for (const [score] of now.matchAll(/Set \d.: \d.à.\d\./g)) seen[score] ??= Date.now();
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { seenScores: seen });
  });
}

async function seenAt(page: Page, score: string): Promise<number> {
  const seen = await page.evaluate(
    () => (window as unknown as { seenScores: Record<string, number> }).seenScores,
  );
  const entry = Object.entries(seen).find(([text]) => text.replace(/\s/g, ' ') === score);
  if (entry === undefined) throw new Error(`Nobody noted when ${score} was seen.`);
  return entry[1];
}

export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

/** The standings as a spectator reads them. */
export async function rowsOf(page: Page): Promise<Row[]> {
  return page
    .getByRole('table')
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => {
        const figures = [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
        const [, points = 0, played = 0, wins = 0, losses = 0, setsFor = 0, setsAgainst = 0] = figures;
        const [goalsFor = 0, goalsAgainst = 0] = figures.slice(8);
        return {
          team: row.querySelector('th div > span > span')?.textContent ?? '',
          played,
          wins,
          losses,
          setsFor,
          setsAgainst,
          goalsFor,
          goalsAgainst,
          points,
        };
      }),
    );
}

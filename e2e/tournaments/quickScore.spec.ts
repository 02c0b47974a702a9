import { bothModesOneWidth, expect, test } from '../modes/test';
import { aChampionship, championshipPath } from './storedTournament';
import { actions, region } from './whole-day/dayPages';

test(
  'a quick score changes a spectator’s standings at once, and so does its correction',
  bothModesOneWidth,
  async ({ page, matchDay }) => {
    await matchDay.enter();
    await matchDay.keep(aChampionship());
    await page.goto(championshipPath);
    const spectator = await matchDay.spectator();
    await spectator.goto(`${championshipPath}?onglet=standings`);
    const leader = spectator.getByRole('table').getByRole('row').nth(1);

    const match = { home: 'Valenciennes', away: 'Avignon' };
    for (const [sets, winner] of [
      ['3-7 3-7 3-7', 'Avignon'],
      ['7-3 7-3 7-3', 'Valenciennes'],
    ] as const) {
      await actions(page, match).getByRole('button', { name: 'Score rapide' }).click();
      await page.getByLabel('Buts de chaque set, Valenciennes d’abord').fill(sets);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('form', { name: 'Score rapide' })).toHaveCount(0);
      await matchDay.expectSoon(spectator, async () => {
        await expect(leader).toContainText(winner);
        await expect(leader.getByRole('cell').nth(1)).toHaveText('4');
      });
      await expect(region(page, 'Terminés')).toContainText('Avignon');
    }
  },
);

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, oneWidth, test } from '../support/test';
import { enterAsOrganizer, score, takeFromMenu } from './organizerPages';

/** 992 matches of 60 events. */
const teams = 32;
const matches = teams * (teams - 1);
const [home, away] = ['Équipe 01', `Équipe ${teams}`];
/** The limit of a site's local storage in browsers, in characters. */
const wall = 5 * 1024 * 1024;

interface ExportedFile {
  readonly tournament: { readonly fixtures: readonly { readonly id: string; readonly events: unknown[] }[] };
}

test(
  `a tournament of ${teams} teams, home and away, is imported, played and exported whole`,
  oneWidth,
  async ({ page }) => {
    const { largeFile } = await import('../../tools/bench/largeFile.mjs');
    const text = largeFile({ teams });
    await enterAsOrganizer(page);
    await page.goto('/organisateur');
    await page
      .getByLabel('Fichier du tournoi à importer')
      .setInputFiles({ name: 'tournoi.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByRole('heading', { level: 1, name: `Championnat à ${teams} équipes` })).toBeVisible(
      {
        timeout: 60_000,
      },
    );
    // Half the room stays for everything else.
    expect(await charactersStored(page)).toBeLessThan(0.6 * wall);

    // Each match gives four points to its winner, and two to the loser of its fifth set.
    await page.getByRole('tab', { name: 'Classement' }).click();
    const points = page.getByRole('table').locator('td[data-column=points]');
    await expect(points).toHaveCount(teams);
    expect(sum(await points.allTextContents())).toBe(6 * matches);
    const before = await pointsOf(page, home);
    await page.getByRole('tab', { name: 'Joueurs' }).click();
    await expect(page.getByRole('region', { name: 'Meilleurs attaquants' })).toContainText(
      'Joueur 1 de l’Équipe',
    );

    await page.getByRole('tab', { name: 'Matchs' }).click();
    await page
      .getByRole('link', { name: /Feuille de match/ })
      .first()
      .click();
    const board = page.getByRole('region', { name: 'Score' });
    await expect(page.getByRole('tab', { name: 'Set 5' })).toHaveAttribute('data-detail', '7–1');
    const undo = page.getByRole('button', { name: 'Annuler la dernière action' });
    await undo.click();
    await undo.click();
    await score(page, away, 'But attaquant', 2);
    await expect(page.getByRole('tab', { name: 'Set 5' })).toHaveAttribute('data-detail', '5–3');
    await expect(page.getByText('Tout est gardé sur cet appareil')).toBeAttached();

    await page.reload();
    await expect(board).toContainText(`Set 5 : ${home} 5, ${away} 3`);
    await page
      .getByRole('link', { name: /Championnat à/ })
      .first()
      .click();
    await expect(
      page
        .getByRole('tabpanel')
        .getByRole('listitem')
        .filter({ hasText: home })
        .filter({ hasText: away })
        .first(),
    ).toContainText('En cours');
    await page.getByRole('tab', { name: 'Classement' }).click();
    expect(await pointsOf(page, home)).toBe(before - 4);

    const [download] = await Promise.all([page.waitForEvent('download'), takeFromMenu(page, 'Exporter')]);
    const brought = JSON.parse(text) as ExportedFile;
    const taken = JSON.parse(readFileSync(await download.path(), 'utf8')) as ExportedFile;
    const [played, ...others] = taken.tournament.fixtures;
    expect(played?.events).toHaveLength(64);
    expect(others).toEqual(brought.tournament.fixtures.slice(1));
  },
);

const sum = (texts: readonly string[]) => texts.reduce((total, each) => total + Number(each), 0);

async function pointsOf(page: Page, team: string): Promise<number> {
  const row = page.getByRole('table').getByRole('row').filter({ hasText: team });
  return Number(await row.locator('td[data-column=points]').textContent());
}

function charactersStored(page: Page): Promise<number> {
  return page.evaluate(() =>
    Object.entries(localStorage).reduce(
      (total, [key, value]) => total + key.length + String(value).length,
      0,
    ),
  );
}

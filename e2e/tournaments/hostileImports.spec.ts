import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { enterAsOrganizer, samplePath, score, selectPlayers } from './organizerPages';

/** A match of the sample championship, played and stored before any import. */
const sheet = `${samplePath}/match/r1-m1`;
const board = (page: Page) => page.getByRole('region', { name: 'Score' });

const sound = {
  format: 'jorkyball-tournament',
  version: 1,
  exportedAt: '2026-11-28T18:30:00.000Z',
  tournament: {
    id: 'brought',
    name: 'Tournoi apporté',
    date: '2026-11-28',
    level: 'Régional',
    description: '',
    format: { type: 'championship', winningSets: '2', homeAndAway: false, playoffs: true },
    teams: ['Lille', 'Lyon'],
    fixtures: [
      {
        id: 'r1-m1',
        homeTeam: 'Lille',
        awayTeam: 'Lyon',
        result: null,
        liveUrl: null,
        status: 'pending',
        round: 1,
      },
    ],
  },
};
const soundText = JSON.stringify(sound);
const changed = (before: string, after: string) => soundText.replaceAll(before, after);

const refused: readonly (readonly [what: string, text: string, sentence: string])[] = [
  [
    'an address that runs, in the place of a video',
    changed('"liveUrl":null', '"liveUrl":"javascript:alert(document.cookie)"'),
    'Ce fichier est abîmé : des informations du tournoi manquent ou sont fausses.',
  ],
  [
    'a hundred thousand levels',
    changed('"level":', `"own":${'['.repeat(100_000)}${']'.repeat(100_000)},"level":`),
    'Ce fichier est abîmé : des informations du tournoi manquent ou sont fausses.',
  ],
  [
    'an identifier that no address can hold',
    changed('"brought"', '"\\ud800"'),
    'Ce fichier est abîmé : des informations du tournoi manquent ou sont fausses.',
  ],
];

test.beforeEach(async ({ page }) => {
  await enterAsOrganizer(page);
  await page.goto(sheet);
  await selectPlayers(page, 'Valenciennes');
  await score(page, 'Valenciennes', 'But attaquant', 2);
  await expect(page.getByText('Tout est gardé sur cet appareil')).toBeAttached();
  await page.goto('/organisateur');
});

async function bring(page: Page, text: string) {
  const file = { name: 'tournoi.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Fichier du tournoi à importer').setInputFiles(file);
}

async function expectSheetAsBefore(page: Page) {
  await page.goto(sheet);
  await expect(board(page)).toContainText('Valenciennes 2, Avignon 0');
}

test('an import that would break a page or redirect is refused, and changes nothing', async ({ page }) => {
  for (const [what, text, sentence] of refused) {
    await bring(page, text);
    const notice = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: sentence }).first();
    await expect(notice, what).toContainText('Rien n’a été modifié.');
    await page.reload();
    await expect(page.getByRole('link', { name: /^Gérer/ }), what).toHaveCount(1);
  }
  await expectSheetAsBefore(page);
});

test('names that are code are treated as plain names @full', async ({ page }) => {
  const script = '<img src=x onerror=alert(1)>';
  await bring(
    page,
    changed('"Tournoi apporté"', JSON.stringify(script))
      .replaceAll('"Lille"', '"__proto__"')
      .replace('"level":', '"__proto__":{"polluted":true},"log":"championnat-de-france-2025","level":'),
  );
  await expect(page.getByRole('heading', { level: 1, name: script })).toBeVisible();
  await page.getByRole('tab', { name: 'Classement' }).click();
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: '__proto__' })).toHaveCount(1);
  await page.getByRole('tab', { name: 'Matchs' }).click();
  await page.getByRole('link', { name: /Feuille de match/ }).click();
  await expect(board(page)).toContainText('__proto__ 0, Lyon 0');
  await expectSheetAsBefore(page);
});

test('importing a file with an existing identifier asks first, and declining changes nothing @full', async ({
  page,
}) => {
  await bring(page, changed('"brought"', '"championnat-de-france-2025"'));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Ce tournoi existe déjà ici.');
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toHaveCount(0);
  await expectSheetAsBefore(page);
});

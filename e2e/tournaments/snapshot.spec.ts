import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { sidewaysPx } from '../support/sidewaysPx';
import { expect, oneWidth, test } from '../support/test';
import { createTournament, enterAsOrganizer } from './organizerPages';
import { readCode } from './readCode';
import { aStoredTournament, keepTournaments } from './storedTournament';
import { actions } from './whole-day/dayPages';

const teams = ['Lille', 'Lyon', 'Avignon', 'Anget'];
const path = '/organisateur/tournoi/1700000000000';
const snapshotName = /^Instantané du \d\d\/\d\d à \d\d:\d\d$/;

function storedIn(page: Page) {
  return page.evaluate(() => Object.entries(localStorage).sort());
}

/** A browser that shares nothing with the test's own. */
function anotherDevice(browser: Browser, baseURL = '') {
  return browser.newContext({ baseURL, locale: 'fr-FR', timezoneId: 'Europe/Paris' });
}

async function linkOf(page: Page): Promise<string> {
  return page.getByLabel(/^Lien de l’instantané/).inputValue();
}

test('another device reads the snapshot of a tournament with two matches played, and stores nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAsOrganizer(page);
  await page.goto('/organisateur');
  await createTournament(page, { name: 'Open de la Selle', teams, winningSets: '2' });
  for (const [home, away, sets] of [
    ['Lille', 'Anget', '7-4 7-5'],
    ['Lyon', 'Avignon', '7-6 3-7 7-2'],
  ] as const) {
    await actions(page, { home, away }).getByRole('button', { name: 'Score rapide' }).click();
    await page.getByLabel(`Buts de chaque set, ${home} d’abord`).fill(sets);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form', { name: 'Score rapide' })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Partager' }).click();
  const link = await linkOf(page);
  expect(link.length).toBeLessThan(700);
  expect(await readCode(page.getByRole('img', { name: /^Code QR : Instantané/ }))).toBe(link);

  const context = await anotherDevice(browser, baseURL);
  const phone = await context.newPage();
  await phone.goto('/tournois');
  // The list keeps the sample when its code is here; the prerendered page is there before.
  await expect.poll(() => storedIn(phone)).not.toEqual([]);
  const before = await storedIn(phone);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name: 'Open de la Selle' })).toBeVisible();
  await expect(phone.getByText(snapshotName)).toBeVisible();
  await phone.getByRole('tab', { name: 'Classement' }).click();
  const rows = phone.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('Lille');
  await expect(rows.nth(1).getByRole('cell').nth(1)).toHaveText('4');
  await expect(rows.nth(3)).toContainText('Avignon');
  await expect(rows.nth(3).getByRole('cell').nth(1)).toHaveText('2');
  await phone.reload();
  await expect(rows.nth(1)).toContainText('Lille');
  await phone.goBack();
  await expect(phone.getByRole('region', { name: 'Terminés' })).toContainText('Avignon');
  expect(await storedIn(phone)).toEqual(before);
  await context.close();
});

test(
  'an organiser on another device keeps a snapshot among their tournaments',
  oneWidth,
  async ({ page, browser, baseURL }) => {
    await keepTournaments(page, aStoredTournament({ teams }));
    await page.goto(`${path}/partager`);
    const link = await linkOf(page);

    const context = await anotherDevice(browser, baseURL);
    const other = await context.newPage();
    await enterAsOrganizer(other);
    await other.goto(link);
    await other.getByRole('button', { name: 'Garder sur cet appareil' }).click();
    await expect(other.getByText('Tournoi gardé')).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: 'Open de Prouvy' })).toBeVisible();
    await other.goto(link);
    await other.getByRole('link', { name: 'Ouvrir le tournoi' }).click();
    await expect(other.getByRole('link', { name: /^Feuille de match/ })).toHaveCount(6);
    await context.close();
  },
);

test('a snapshot’s page fits every width, is accessible and works by keyboard', async ({ page, context }) => {
  const longName = 'Les Irrésistibles Flibustiers de la Métropole Lilloise Réunis';
  await keepTournaments(
    page,
    aStoredTournament({
      teams: [longName, ...Array.from({ length: 8 }, (_, index) => `Équipe ${index + 2}`)],
      playoffs: true,
      scores: (round) =>
        round < 3
          ? [
              { home: 7, away: 4 },
              { home: 7, away: 6 },
            ]
          : null,
    }),
  );
  await page.goto(`${path}/partager`);
  const link = await linkOf(page);
  const reader = await context.newPage();
  await reader.goto(link);
  await reader.getByRole('tab', { name: 'Matchs' }).focus();
  for (const heading of [/^À venir$/, null, 'Demi-finales'] as const) {
    if (heading) await expect(reader.getByRole('heading', { name: heading }).first()).toBeVisible();
    else await expect(reader.getByRole('table')).toBeVisible();
    await expectAccessible(reader);
    for (const width of [320, 375, 768, 1440]) {
      await reader.setViewportSize({ width, height: 800 });
      expect(await sidewaysPx(reader), `sideways at ${width}`).toBeLessThanOrEqual(0);
    }
    await reader.keyboard.press('ArrowRight');
    await reader.keyboard.press('Enter');
  }
  await reader.emulateMedia({ media: 'print' });
  await expect(reader.getByText(snapshotName)).toBeVisible();
  await expect(reader.getByRole('tab')).toHaveCount(0);
  await expect(reader.getByRole('heading', { name: 'Journée 1' })).toBeVisible();
});

test(
  'a tournament beyond a code is shared by its link, and a hostile link is refused with a sentence',
  oneWidth,
  async ({ page, context }) => {
    const many = Array.from({ length: 32 }, (_, index) => `Équipe ${index + 1}`);
    // Goals without a pattern, which hardly compress.
    const scattered = (seed: number) => Math.floor(Math.abs(Math.sin(seed)) * 1_000_000) % 7;
    await keepTournaments(
      page,
      aStoredTournament({
        teams: many,
        homeAndAway: true,
        scores: (round, place) => [
          { home: 7, away: scattered(round * 100 + place) },
          { home: 7, away: scattered(round * 200 + place) },
        ],
      }),
    );
    await page.goto(`${path}/partager`);
    await expect(page.getByText(/trop long pour un code QR/)).toBeVisible();
    await expect(page.getByRole('img', { name: /^Code QR/ })).toHaveCount(0);
    await expectAccessible(page);
    const link = await linkOf(page);
    const reader = await context.newPage();
    const [address = '', fragment = ''] = link.split('#');
    for (const [hostile, sentence] of [
      [`${fragment}&`, 'Ce lien est abîmé'],
      [fragment.slice(0, 80), 'Ce lien est abîmé'],
      ['1.<img src=x onerror=alert(1)>', 'Ce lien est abîmé'],
      ['%', 'Ce lien est abîmé'],
      ['', 'Ce lien est incomplet'],
      [fragment.replace(/^1/, '2'), 'Ce lien vient d’une version plus récente du site'],
      [`1.${'A'.repeat(200_000)}`, 'Cet instantané est trop grand'],
    ] as const) {
      await reader.goto('/tournois');
      const before = await storedIn(reader);
      await reader.goto(`${address}#${hostile}`);
      await expect(reader.getByText(sentence), hostile.slice(0, 40)).toBeVisible();
      await expectAccessible(reader);
      expect(await storedIn(reader)).toEqual(before);
    }
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1, name: 'Open de Prouvy' })).toBeVisible();
  },
);

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { enterAsOrganizer, samplePath, score, selectPlayers } from './organizerPages';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => enterAsOrganizer(page));

test('a scorer records goals while the code of the match log loads', async ({ page }) => {
  const release = await hold(page, /tournaments-match-record/);
  await page.goto(`${samplePath}/match/r1-m1`, { waitUntil: 'commit' });
  await selectPlayers(page, 'Valenciennes');
  await score(page, 'Valenciennes', 'But attaquant', 2);
  const board = page.getByRole('region', { name: 'Score' });
  await expect(board).toContainText('Valenciennes 2, Avignon 0');
  await expect(page.getByRole('heading', { name: 'Journal du match' })).toHaveCount(0);
  release();
  await expect(page.getByText(/^But de .* \(Valenciennes\)/)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Imprimer la feuille' })).toBeVisible();
});

test('a scorer records goals when the code of the match log never loads', async ({ page }) => {
  await page.route(/tournaments-match-record/, (route) => route.abort());
  await page.goto(`${samplePath}/match/r1-m1`);
  await selectPlayers(page, 'Valenciennes');
  await score(page, 'Valenciennes', 'But attaquant', 1);
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('Valenciennes 1, Avignon 0');
});

test('an organiser edits the details while the sections below load, and the form does not move', async ({
  page,
}) => {
  const release = await hold(page, /tournaments-edit-sections/);
  await page.goto(`${samplePath}/modifier`, { waitUntil: 'commit' });
  const name = page.getByLabel('Nom');
  await name.fill('Open de Prouvy');
  const before = await name.boundingBox();
  const below = page.getByLabel('Équipe à ajouter');
  await expect(below).toHaveCount(0);
  release();
  await expect(below).toBeVisible();
  await expect(name).toHaveValue('Open de Prouvy');
  await expect(name).toBeFocused();
  expect(await name.boundingBox()).toEqual(before);
});

test('a sheet whose match log failed to load shows it when the network returns, without a reload', async ({
  page,
  context,
}) => {
  await page.route(/tournaments-match-record/, (route) => route.abort());
  await page.goto(`${samplePath}/match/r1-m1`);
  await selectPlayers(page, 'Valenciennes');
  await score(page, 'Valenciennes', 'But attaquant', 1);
  await expect(page.getByRole('heading', { name: 'Journal du match' })).toHaveCount(0);
  await page.unroute(/tournaments-match-record/);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText(/^But de .* \(Valenciennes\)/)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('Valenciennes 1, Avignon 0');
});

test('goals are recorded while the publishing code is missing, and the tournament shows them once it loads', async ({
  page,
}) => {
  await page.route(/tournaments-catch-up/, (route) => route.abort());
  await page.goto(`${samplePath}/match/r1-m1`);
  await selectPlayers(page, 'Valenciennes');
  await score(page, 'Valenciennes', 'But attaquant', 1);
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('Valenciennes 1, Avignon 0');
  const state = page.getByRole('group', { name: 'Actions de la feuille' }).getByRole('status');
  await expect(state).toContainText('À sauvegarder');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText(/Vos actions restent notées ici/)).toBeVisible();
  await page.unroute(/tournaments-catch-up/);
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(state).toContainText('Tout est gardé sur cet appareil');
  await expect(page.getByText('Feuille de match sauvegardée')).toBeVisible();
});

test('the details keep their input when the sections below fail to load, until a retry loads them', async ({
  page,
}) => {
  await page.route(/tournaments-edit-sections/, (route) => route.abort());
  await page.goto(`${samplePath}/modifier`);
  await page.getByLabel('Nom').fill('Open de Prouvy');
  await expect(page.getByText(/Une partie de cette page n’a pas pu être téléchargée/)).toBeVisible();
  await page.unroute(/tournaments-edit-sections/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByLabel('Équipe à ajouter')).toBeVisible();
  await expect(page.getByLabel('Nom')).toHaveValue('Open de Prouvy');
});

test('a match day’s form keeps its input when its plan fails to load, until a retry loads it', async ({
  page,
}) => {
  await page.route(/tournaments-day-plan/, (route) => route.abort());
  await page.goto(`${samplePath}/jour`);
  const minutes = page.getByLabel('Minutes par match');
  const before = await minutes.inputValue();
  await page.getByRole('button', { name: 'Planifier la journée' }).click();
  await expect(page.getByText('Une partie du site n’a pas pu être téléchargée')).toBeVisible();
  await minutes.fill(String(Number(before) + 5));
  await page.unroute(/tournaments-day-plan/);
  await page.getByRole('button', { name: 'Planifier la journée' }).click();
  await expect(page.getByRole('region', { name: 'Le plan' })).toBeVisible();
  await expect(minutes).toHaveValue(String(Number(before) + 5));
});

test('a page says whether the device stores its data once the code that checks it has loaded', async ({
  page,
  context,
}) => {
  await page.route(/tournaments-catch-up/, (route) => route.abort());
  await page.goto(`${samplePath}/jour`);
  const connection = page.getByRole('status').filter({ hasText: /ligne|gardé/ });
  await expect(connection).toHaveText('En ligne.');
  await page.unroute(/tournaments-catch-up/);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(connection).toHaveText('Tout est gardé sur cet appareil.');
});

/** Lets a file come when the answer is called. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

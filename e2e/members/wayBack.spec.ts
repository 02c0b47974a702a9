import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const home = 'Ici, les murs jouent';
const ranking = 'Classement mondial';
const back = (page: Page) => page.getByRole('button', { name: 'Retour' }).click();

/** Opens the ranking with a search, and from there the only player that it finds. */
async function openFoundPlayer(page: Page) {
  await page.goto('/classement-mondial');
  await page.getByLabel('Rechercher un joueur').fill('lefebvre');
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('table').getByRole('link', { name: 'Thomas Lefebvre' }).click();
  await expect(title(page, 'Thomas Lefebvre')).toBeVisible();
}

async function expectTheSearch(page: Page) {
  await expect(title(page, ranking)).toBeVisible();
  await expect(page.getByLabel('Rechercher un joueur')).toHaveValue('lefebvre');
}

test('« Retour » leads to the search that found a player, also after reloads', async ({ page }) => {
  await openFoundPlayer(page);
  await page.reload();
  await back(page);
  await expectTheSearch(page);
  await page.reload();
  await back(page);
  await expect(title(page, home)).toBeVisible();
});

test('« Retour » leads to the search after the visitor went back and forward @full', async ({ page }) => {
  await openFoundPlayer(page);
  await page.goBack();
  await expectTheSearch(page);
  await page.goForward();
  await expect(title(page, 'Thomas Lefebvre')).toBeVisible();
  await back(page);
  await expectTheSearch(page);
});

test('« Retour » stays on the site for a visitor from another one', async ({ page, baseURL }) => {
  await page.setContent(`<a href="${baseURL}/player/3">Un joueur</a>`);
  await page.getByRole('link').click();
  await expect(title(page, 'Thomas Lefebvre')).toBeVisible();
  await back(page);
  await expect(title(page, ranking)).toBeVisible();
});

test('« Retour » leads to the same page after a look at another site @full', async ({ page }) => {
  await openFoundPlayer(page);
  await page.goto('about:blank');
  await page.goBack();
  await expect(title(page, 'Thomas Lefebvre')).toBeVisible();
  await back(page);
  await expectTheSearch(page);
});

test('« Retour » from a typed address leads to the parent page', async ({ page }) => {
  await openFoundPlayer(page);
  await page.goto('/club/Prouvy');
  await expect(title(page, 'Prouvy')).toBeVisible();
  await back(page);
  await expect(title(page, 'Classement des clubs')).toBeVisible();
});

test('« Retour » leads to the parent page when the browser has lost its history @full', async ({ page }) => {
  await page.addInitScript(() => window.history.replaceState({ idx: 60 }, ''));
  await page.goto('/player/3');
  await expect(title(page, 'Thomas Lefebvre')).toBeVisible();
  await back(page);
  await expect(title(page, ranking)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const home = 'Ici, les murs jouent';
const ranking = 'Classement mondial';
const back = (page: Page) => page.getByRole('button', { name: 'Retour' }).click();

/** Opens the ranking with a search, and from there the one player whom it finds. */
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

test('in a fresh tab Retour leads home, also after a filter has replaced the address @full', async ({
  page,
}) => {
  await page.goto('/classement-mondial');
  await page.getByLabel('Nationalité').selectOption('Japon');
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(6);
  await back(page);
  await expect(title(page, home)).toBeVisible();
});

test('Retour leads to the search that a player was found by, after reloads too', async ({ page }) => {
  await openFoundPlayer(page);
  await page.reload();
  await back(page);
  await expectTheSearch(page);
  await page.reload();
  await back(page);
  await expect(title(page, home)).toBeVisible();
});

test('Retour of a page that was found by going back, and forward again, leads to the same page @full', async ({
  page,
}) => {
  await openFoundPlayer(page);
  await page.goBack();
  await expectTheSearch(page);
  await page.goForward();
  await expect(title(page, 'Thomas Lefebvre')).toBeVisible();
  await back(page);
  await expectTheSearch(page);
});

test('Retour stays on the site for a visitor who came from another one', async ({ page, baseURL }) => {
  await page.setContent(`<a href="${baseURL}/player/3">Un joueur</a>`);
  await page.getByRole('link').click();
  await expect(title(page, 'Thomas Lefebvre')).toBeVisible();
  await back(page);
  await expect(title(page, ranking)).toBeVisible();
});

test('Retour is the same after a look at another site @full', async ({ page }) => {
  await openFoundPlayer(page);
  await page.goto('about:blank');
  await page.goBack();
  await expect(title(page, 'Thomas Lefebvre')).toBeVisible();
  await back(page);
  await expectTheSearch(page);
});

test('Retour of an address that was typed leads to what its page hangs from', async ({ page }) => {
  await openFoundPlayer(page);
  await page.goto('/club/Prouvy');
  await expect(title(page, 'Prouvy')).toBeVisible();
  await back(page);
  await expect(title(page, 'Classement des clubs')).toBeVisible();
});

test('Retour leads on where a browser has the count of a history that it has lost @full', async ({
  page,
}) => {
  await page.addInitScript(() => window.history.replaceState({ idx: 60 }, ''));
  await page.goto('/player/3');
  await expect(title(page, 'Thomas Lefebvre')).toBeVisible();
  await back(page);
  await expect(title(page, ranking)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expectPage } from '../support/expectPage';
import { expect, test } from '../support/test';
import { samplePath, takeFromMenu } from './organizerPages';

const creationPath = '/organisateur/creer-tournoi';
const editionPath = `${samplePath}/modifier`;

/** Logs in as the organiser that the page requires; the page opens then. */
async function logInTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: /démo/ }).click();
  await expectPage(page, path);
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/profil');
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click();
  await expectPage(page, '/');
}

test('the creation form keeps its input after a reload, until the tournament is created', async ({
  page,
}) => {
  await logInTo(page, creationPath);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('Nom').fill('Open de Prouvy');
  await field('Date').fill('28/11/2026');
  await field('Niveau').selectOption('Régional');
  await field('Sets gagnants').selectOption('2');
  await field('Aller-retour').uncheck({ force: true });
  await page.reload();
  await expect(field('Nom')).toHaveValue('Open de Prouvy');
  await expect(field('Date')).toHaveValue('28/11/2026');
  await expect(field('Niveau')).toHaveValue('Régional');
  await expect(field('Sets gagnants')).toHaveValue('2');
  await expect(field('Aller-retour')).not.toBeChecked();

  await page.getByRole('button', { name: 'Créer le tournoi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Open de Prouvy' })).toBeVisible();
  await page.goto(creationPath);
  await expect(field('Nom')).toHaveValue('');
  await expect(field('Date')).toHaveValue('');
  await expect(field('Aller-retour')).toBeChecked();
});

test('the edition keeps its input after a reload, and saves it when the organiser leaves the page', async ({
  page,
}) => {
  await logInTo(page, '/organisateur');
  await page.goto(samplePath);
  await takeFromMenu(page, 'Modifier');
  await page.getByLabel('Nom', { exact: true }).fill('Championnat du Nord');
  await page.reload();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Championnat du Nord');

  await page.getByRole('button', { name: 'Créer une équipe' }).click();
  await page.getByLabel('Nom de l’équipe').fill('Les Verts');
  await page.getByLabel('Joueur 1').fill('Ana');
  await page.getByLabel('Joueur 2').fill('Léo');
  await page.getByLabel('Description').fill('Six équipes et les Verts.');
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Six équipes et les Verts.');
  await expect(page.getByLabel('Nom de l’équipe')).toHaveValue('Les Verts');
  await page.getByRole('button', { name: 'Créer et inscrire' }).click();
  await expect(page.getByRole('button', { name: 'Retirer Les Verts' })).toBeVisible();
  // It closes once the team is on the disk. After a reload before that, the typed text is still there.
  await expect(page.getByLabel('Nom de l’équipe')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Retirer Les Verts' })).toBeVisible();
  await expect(page.getByLabel('Nom de l’équipe')).toHaveCount(0);

  // By keyboard: no field is left before the page is.
  await page.getByLabel('Nom', { exact: true }).fill('Championnat du Hainaut');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'Championnat du Hainaut' })).toBeVisible();
});

test('the next organiser at a shared device sees no input of the one before @full', async ({ page }) => {
  await logInTo(page, creationPath);
  await page.getByLabel('Nom').fill('Open de Prouvy');
  await page.goto(editionPath);
  await page.getByRole('button', { name: 'Créer une équipe' }).click();
  await page.getByLabel('Nom de l’équipe').fill('Les Verts');
  await logOut(page);
  await logInTo(page, creationPath);
  await expect(page.getByLabel('Nom')).toHaveValue('');
  await page.goto(editionPath);
  await expect(page.getByRole('button', { name: 'Créer une équipe' })).toBeVisible();
  await expect(page.getByLabel('Nom de l’équipe')).toHaveCount(0);
});

import { readFileSync } from 'node:fs';
import { bothModes, expect, test } from '../modes/test';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { organizerPaths } from '../support/paths';
import { watchRemotes } from '../support/requests';
import { oneWidth } from '../support/test';
import { createTournament, samplePath, takeFromMenu } from './organizerPages';
import { aChampionship, championshipPath } from './storedTournament';

test('guests are sent to the login, players home @full', oneWidth, async ({ page }) => {
  for (const path of organizerPaths) {
    await page.goto(path);
    await expectPage(page, '/connexion');
  }
  await page.evaluate(() =>
    localStorage.setItem(
      'user',
      JSON.stringify({ id: 3, name: 'Jo', email: 'jo@example.org', role: 'player' }),
    ),
  );
  for (const path of organizerPaths) {
    await page.goto(path);
    await expectPage(page, '/');
    await expect(page.getByText('Page réservée aux organisateurs'), path).toBeVisible();
  }
});

test(
  'the sample stays in the list after a guest logs in to create a tournament',
  oneWidth,
  async ({ page }) => {
    await page.goto('/organisateur/creer-tournoi');
    await expectPage(page, '/connexion');
    await page.getByRole('radio', { name: 'Organisateur' }).check({ force: true });
    await page.getByRole('button', { name: /démo/ }).click();
    await expectPage(page, '/organisateur/creer-tournoi');
    await page.getByLabel('Nom').fill('Open de Prouvy');
    await page.getByLabel('Date', { exact: true }).fill('28/11/2026');
    await page.getByLabel('Niveau').selectOption('Régional');
    await page.getByRole('button', { name: 'Créer le tournoi' }).click();
    await expect(page.getByText('Tournoi créé avec succès !')).toBeVisible();
    await page.goto('/organisateur');
    await expect(page.getByRole('link', { name: /^Gérer le tournoi Open de Prouvy/ })).toBeVisible();
    await page.getByRole('link', { name: /^Gérer le tournoi Championnat de France/ }).click();
    await expectPage(page, samplePath);
  },
);

test.describe('an organiser', () => {
  test.beforeEach(({ matchDay }) => matchDay.enter());

  test('creates a tournament with its teams and its schedule', bothModes, async ({ page }) => {
    const remotes = watchRemotes(page);
    await page.goto('/organisateur');
    await createTournament(page, { name: 'Open de Prouvy', teams: ['Lille', 'Lyon', 'Nantes', 'Rennes'] });
    await expect(page.getByRole('link', { name: /Feuille de match/ })).toHaveCount(6);
    await page.getByRole('link', { name: 'Retour' }).click();
    await expect(page.getByRole('heading', { name: 'Open de Prouvy' })).toBeVisible();
    expect(remotes()).toEqual(['tournaments']);
  });

  test('reads which fields are missing', async ({ page }) => {
    await page.goto('/organisateur/creer-tournoi');
    await page.getByRole('button', { name: 'Créer le tournoi' }).click();
    for (const sentence of ['Le nom est requis.', 'La date est requise.', 'Le niveau est requis.']) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expectAccessible(page);
  });

  test('gets the focus on each error of a new team @full', async ({ page, matchDay }) => {
    await matchDay.keep(aChampionship());
    await page.goto(`${championshipPath}/modifier`);
    await page.getByRole('button', { name: 'Créer une équipe' }).click();
    await page.getByLabel('Joueur 1').fill('Ana');
    const create = page.getByRole('button', { name: 'Créer et inscrire' });
    await create.click();
    const name = page.getByLabel('Nom de l’équipe');
    await expect(name).toBeFocused();
    await expect(page.getByText('Le nom de l’équipe est requis.')).toBeInViewport({ ratio: 1 });
    await name.fill('Les Verts');
    await create.click();
    await expect(page.getByLabel('Joueur 2')).toBeFocused();
    await expect(page.getByText('Une équipe compte au moins deux joueurs.')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.getByLabel('Joueur 2').fill('Léo');
    await create.click();
    await expect(page.getByRole('button', { name: 'Retirer Les Verts' })).toBeVisible();
  });

  test('chooses the day in the calendar @full', async ({ page }) => {
    await page.goto('/organisateur/creer-tournoi');
    await page.getByRole('button', { name: 'Ouvrir le calendrier' }).click();
    const calendar = page.getByRole('dialog', { name: 'Choisir le jour du tournoi' });
    await calendar.getByRole('gridcell', { name: '15' }).click();
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue(/^15\/\d{2}\/\d{4}$/);
    await expect(calendar).toHaveCount(0);
  });

  test('types the day in digits alone, as on a phone keyboard without a slash @full', async ({ page }) => {
    await page.goto('/organisateur/creer-tournoi');
    await page.getByLabel('Nom').fill('Open de Prouvy');
    await page.getByLabel('Date', { exact: true }).fill('01092027');
    await page.getByLabel('Niveau').selectOption('Régional');
    await page.getByRole('button', { name: 'Créer le tournoi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Open de Prouvy' })).toBeVisible();
    await expect(page.getByText('mercredi 1er septembre 2027')).toBeVisible();
  });

  test('confirms the deletion of a tournament, and finds it in the trash', async ({ page }) => {
    await page.goto('/organisateur');
    await page.getByRole('button', { name: /Supprimer/ }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('au moins 30 jours');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Tournoi supprimé')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Aucun tournoi pour le moment')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Corbeille' }).click();
    await page.getByRole('button', { name: /^Restaurer/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Championnat de France' })).toBeVisible();
    await page.goto('/organisateur/corbeille');
    await expect(page.getByText('La corbeille est vide')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/organisateur');
    await expect(page.getByRole('heading', { level: 2, name: 'Championnat de France' })).toBeVisible();
  });

  test(
    'an organiser who deletes and restores by keyboard keeps their focus @full',
    oneWidth,
    async ({ page }) => {
      await page.goto('/organisateur');
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: /^Supprimer/ }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Mes Tournois' })).toBeFocused();
      await page.getByRole('link', { name: 'Corbeille' }).press('Enter');
      await page.getByRole('button', { name: /^Restaurer/ }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Championnat de France' })).toBeFocused();
    },
  );

  test('exports a tournament, deletes it, and imports it again', oneWidth, async ({ page }) => {
    await page.goto(samplePath);
    const downloading = page.waitForEvent('download');
    await takeFromMenu(page, 'Exporter');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^tournoi-championnat-de-france-\d{4}-\d{2}-\d{2}\.json$/);
    const text = readFileSync(await download.path(), 'utf8');

    await page.goto('/organisateur');
    const chooser = async (content: string) => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Importer un tournoi' }).click();
      await (await choosing).setFiles({
        name: 'tournoi.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    };
    await chooser(text.slice(0, 500));
    await expect(page.getByText('Le fichier n’a pas été importé')).toBeVisible();
    await page.getByRole('button', { name: /Supprimer/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Aucun tournoi pour le moment')).toBeVisible();
    await chooser(text);
    await expectPage(page, samplePath);
    await expect(page.getByRole('link', { name: /Feuille de match/ })).toHaveCount(30);
  });

  test('finds their pages accessible', async ({ page }) => {
    for (const path of [
      '/organisateur',
      '/organisateur/creer-tournoi',
      `${samplePath}/modifier`,
      samplePath,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
});

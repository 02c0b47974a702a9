import { expect, type Locator, type Page } from '@playwright/test';
import { samplePath } from '../support/pages';

export { samplePath };

/** Logs in as the demonstration's organiser before the first page opens. */
export async function enterAsOrganizer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const organizer = { id: 1001, name: 'Camille Morel', email: 'camille@example.org', role: 'organizer' };
    if (localStorage.getItem('user') === null) localStorage.setItem('user', JSON.stringify(organizer));
  });
}

/** Follows links and buttons only, without a page load. A tournament without teams has no schedule either. */
export async function createTournament(
  page: Page,
  {
    name,
    teams,
    winningSets = '3',
    playoffs = false,
    list,
    date = '28/11/2026',
  }: {
    name: string;
    teams: readonly string[];
    /** Teams with their players, to be pasted. */
    list?: string;
    winningSets?: '2' | '3';
    playoffs?: boolean;
    /** As it is typed. */
    date?: string;
  },
): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Créer un tournoi' }).click();
  await page.getByLabel('Nom').fill(name);
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByLabel('Niveau').selectOption('Régional');
  await page.getByLabel('Sets gagnants').selectOption(winningSets);
  await page.getByLabel('Aller-retour').uncheck({ force: true });
  if (playoffs) await page.getByLabel('Playoffs').check({ force: true });
  await page.getByRole('button', { name: 'Créer le tournoi' }).click();
  await expect(page.getByText('Tournoi créé avec succès !')).toBeVisible();
  await takeFromMenu(page, 'Modifier');
  for (const team of teams) {
    await page.getByLabel('Équipe à ajouter').selectOption(team);
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect(page.getByRole('button', { name: `Retirer ${team}` })).toBeVisible();
  }
  if (list !== undefined) {
    await page.getByRole('button', { name: 'Coller une liste' }).click();
    await page.getByLabel('Équipes et joueurs').fill(list);
    await page.getByRole('button', { name: /^Inscrire \d+ équipes$/ }).click();
    await expect(page.getByText(/équipes inscrites\.$/)).toBeVisible();
  }
  if (teams.length > 0 || list !== undefined) {
    await page.getByRole('button', { name: '(Re)Générer le calendrier des matchs' }).click();
    // The first schedule asks as well.
    const question = page.getByRole('alertdialog', { name: /^Êtes-vous sûr\s\?$/ });
    await expect(question).toContainText('Cette action va écraser le calendrier existant');
    await question.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByText('Calendrier généré !')).toBeVisible();
  }
  await page.getByRole('button', { name: "Terminer l'édition" }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** An organiser's actions on their tournament, from the menu of its page; « Modifier » stands beside it where it fits. */
export async function takeFromMenu(
  page: Page,
  name: 'Jour de match' | 'Modifier' | 'Imprimer' | 'Exporter',
): Promise<void> {
  const isBeside = name === 'Modifier' && (page.viewportSize()?.width ?? 0) >= 768;
  if (!isBeside) await page.getByRole('button', { name: 'Menu du tournoi' }).click();
  await page.getByRole(name === 'Exporter' ? 'button' : 'link', { name, exact: true }).click();
}

/** The goals of one side in the open set, tapped one by one. */
export async function score(page: Page, team: string, button: string, times: number): Promise<void> {
  const goal = page.getByRole('group', { name: team, exact: true }).getByRole('button', { name: button });
  for (let count = 0; count < times; count += 1) await goal.click();
}

export async function selectPlayers(page: Page, team: string): Promise<void> {
  const group = page.getByRole('group', { name: team, exact: true });
  await group.getByLabel('Attaquant').selectOption({ index: 1 });
  await group.getByLabel('Défenseur').selectOption({ index: 2 });
}

/** Presses the card, and then the carded player. */
export async function showCard(team: Locator, card: string, player = 'Joueur non précisé'): Promise<void> {
  await team.getByRole('button', { name: card }).click();
  await team.getByRole('button', { name: player, exact: true }).click();
}

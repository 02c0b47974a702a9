import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';
import { everythingIsKept } from './everythingIsKept';
import { createTournament, enterAsOrganizer, score, selectPlayers, showCard } from './organizerPages';

const teams = ['Bordeaux', 'Dijon', 'Grenoble', 'Lille', 'Lyon', 'Montpellier', 'Nantes', 'Rennes'] as const;

// Sixty changes of page: without their transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an organiser runs a whole championship offline', async ({ page, context }) => {
  await enterAsOrganizer(page);
  await page.goto('/organisateur');
  await everythingIsKept(page);
  await context.setOffline(true);

  await createTournament(page, { name: 'Open sans réseau', teams, winningSets: '2', playoffs: true });
  const sheets = page.getByRole('link', { name: /Feuille de match/ });
  await expect(sheets).toHaveCount(28);

  // The first match goal by goal; in the others red cards decide, and the home team wins.
  await sheets.first().click();
  const [home = '', away = ''] = await teamsOf(page);
  for (const set of ['Set 1', 'Set 2']) {
    await page.getByRole('tab', { name: set }).click();
    await selectPlayers(page, home);
    await selectPlayers(page, away);
    await score(page, away, 'But défenseur', 2);
    await score(page, home, 'But attaquant', 7);
  }
  await saveAndReturn(page);
  for (let match = 1; match < 28; match += 1) {
    await page
      .getByRole('region', { name: 'À venir' })
      .getByRole('link', { name: /Feuille de match/ })
      .first()
      .click();
    await homeTeamWins(page);
    await saveAndReturn(page);
  }

  await page.getByRole('tab', { name: 'Classement' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(9);
  const points = await rows.locator('td[data-column=points]').allTextContents();
  // Each match gives four points to its winner and one to its loser.
  expect(points.map(Number).reduce((total, each) => total + each, 0)).toBe(28 * 5);

  await page.getByRole('tab', { name: 'Phase Finale' }).click();
  for (const round of ['Quarts de finale', 'Demi-finales', 'Finale', 'Relégation']) {
    const inRound = page.getByRole('region', { name: round, exact: true });
    const links = inRound.getByRole('link', { name: /Feuille de match/ });
    for (let match = 0; match < (await links.count()); match += 1) {
      await links.nth(match).click();
      await homeTeamWins(page);
      await saveAndReturn(page);
      await page.getByRole('tab', { name: 'Phase Finale' }).click();
    }
  }
  await expect(page.getByText('Champion', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Joueurs' }).click();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Meilleurs attaquants' })).toContainText('7,00');
  await expectAccessible(page);
});

async function teamsOf(page: Page): Promise<string[]> {
  const groups = page.getByRole('tabpanel').getByRole('group');
  await expect(groups).toHaveCount(2);
  return groups.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? ''),
  );
}

async function homeTeamWins(page: Page) {
  const away = page.getByRole('tabpanel').getByRole('group').nth(1);
  for (const set of ['Set 1', 'Set 2']) {
    await page.getByRole('tab', { name: set }).click();
    await showCard(away, 'Carton rouge');
  }
}

async function saveAndReturn(page: Page) {
  await expect(page.getByText(/remporte le match/)).toBeVisible();
  await dismissNotices(page);
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('Feuille de match sauvegardée !')).toBeVisible();
  await dismissNotices(page);
  await page.getByRole('link', { name: 'Open sans réseau' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Open sans réseau' })).toBeVisible();
}

/** They lie at the lower edge of the screen until they are closed. */
async function dismissNotices(page: Page) {
  const closing = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Fermer' });
  while ((await closing.count()) > 0) await closing.first().click();
}

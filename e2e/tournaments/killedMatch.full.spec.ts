import type { Page } from '@playwright/test';
import { expect, rounds, test } from '../composition/killedTest';
import { createTournament, samplePath, score, selectPlayers } from './organizerPages';

/** The first match of the sample championship. */
const path = `${samplePath}/match/r1-m1`;
const [home, away] = ['Valenciennes', 'Avignon'];

for (const round of rounds) {
  test(`a match survives a killed browser with all taps that the sheet showed as saved (${round})`, async ({
    browserToKill,
  }) => {
    let page = await logInThere(await browserToKill.open('/connexion'), path);
    await selectPlayers(page, home);
    await selectPlayers(page, away);
    await score(page, home, 'But attaquant', 6);
    await score(page, away, 'But attaquant', 6);
    await page.getByRole('tab', { name: 'Set 2' }).click();
    await selectPlayers(page, home);
    await score(page, home, 'But défenseur', 4);
    await expect(page.getByText('Tout est gardé sur cet appareil')).toBeAttached();
    await browserToKill.kill();

    // The login is the demonstration’s, and may be lost with the browser.
    page = await logInThere(await browserToKill.open('/connexion'), samplePath);
    const match = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: home })
      .filter({ hasText: away })
      .first();
    await expect(match).toContainText('En cours');
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByRole('tab', { name: 'Set 1' })).toHaveAttribute('data-detail', '6–6');
    await expect(page.getByRole('tab', { name: 'Set 2' })).toHaveAttribute('data-detail', '4–0');
    // Nothing was saved by a button, and everything can still be taken back.
    await page.getByRole('button', { name: 'Annuler la dernière action' }).click();
    await expect(page.getByRole('tab', { name: 'Set 2' })).toHaveAttribute('data-detail', '3–0');
  });
}

test('a created tournament survives a killed browser, with its teams and its schedule', async ({
  browserToKill,
}) => {
  let page = await logInThere(await browserToKill.open('/connexion'), '/organisateur');
  await createTournament(page, { name: 'Coupe de la Selle', teams: ['Lille', 'Lyon', 'Prouvy'] });
  await browserToKill.kill();

  page = await logInThere(await browserToKill.open('/connexion'), '/organisateur');
  const card = page
    .getByRole('article')
    .or(page.getByRole('listitem'))
    .filter({ hasText: 'Coupe de la Selle' });
  await card.first().getByRole('link', { name: /Gérer/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupe de la Selle' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('listitem').getByText('Prouvy').first()).toBeVisible();
});

async function logInThere(page: Page, wanted: string): Promise<Page> {
  await page.getByRole('radio', { name: 'Organisateur' }).check();
  await page.getByRole('button', { name: /démo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Tournois' })).toBeVisible();
  await page.goto(new URL(wanted, page.url()).href);
  return page;
}

import type { Page } from '@playwright/test';
import { bothModes, bothModesOneWidth, expect, test } from '../modes/test';
import { expectAccessible } from '../support/axe';
import { sidewaysPx } from '../support/sidewaysPx';
import { tableRows } from '../support/suite';
import { tabTo } from '../support/tabTo';
import { oneWidth } from '../support/test';
import { createTournament, score, selectPlayers, takeFromMenu } from './organizerPages';
import { aChampionship, championshipPath } from './storedTournament';

const editionPath = `${championshipPath}/modifier`;
const longName = 'Association Sportive des Jorkyballeurs Réunis du Grand Hainaut';

test.beforeEach(async ({ matchDay }) => {
  await matchDay.enter();
  await matchDay.keep(aChampionship());
});

/** The standings as a reader sees them: each row's cells. */
async function standings(page: Page): Promise<readonly string[]> {
  await page.goto(championshipPath);
  await page.getByRole('tab', { name: 'Classement' }).click();
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(7);
  return rows.allInnerTexts();
}

test(
  'a pasted list becomes a tournament, and a renamed team keeps its result',
  bothModes,
  async ({ page }) => {
    await page.goto('/organisateur');
    await createTournament(page, { name: 'Open de Prouvy', teams: [] });
    await takeFromMenu(page, 'Modifier');
    await page.getByRole('button', { name: 'Coller une liste' }).click();
    await page
      .getByLabel('Équipes et joueurs')
      .fill(`Lille\n${longName} : 7 Ana, 10 Léo\nLes Rouges ; Zoé ; Max\nlille\nDouble : Ana, ana`);
    await expect(page.getByText('3 équipes à inscrire, 2 refusées')).toBeVisible();
    await expect(page.getByText('Deux joueurs de l’équipe portent le même nom.')).toBeVisible();
    await expectAccessible(page);
    expect(await sidewaysPx(page)).toBe(0);
    await page.getByRole('button', { name: 'Inscrire 3 équipes' }).click();
    await expect(page.getByLabel('Équipes et joueurs')).toHaveValue('lille\nDouble : Ana, ana');
    await page
      .getByRole('form', { name: 'Coller une liste' })
      .getByRole('button', { name: 'Abandonner' })
      .click();

    await expect(page.getByText(/à chaque journée, une équipe est exempte/)).toBeVisible();
    await page.getByRole('button', { name: '(Re)Générer le calendrier des matchs' }).click();
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByText('Calendrier généré !')).toBeVisible();
    await page.getByRole('button', { name: "Terminer l'édition" }).click();

    const sheet = page.getByRole('link', { name: new RegExp(`Feuille de match.*${longName}`) });
    await sheet.first().click();
    await selectPlayers(page, longName);
    await score(page, longName, 'But attaquant', 1);
    await page.getByRole('main').getByRole('link', { name: 'Open de Prouvy' }).click();

    await takeFromMenu(page, 'Modifier');
    await page.getByRole('button', { name: `Modifier ${longName}` }).click();
    await page.getByRole('button', { name: 'Enlever Ana' }).click();
    await expect(page.getByText(/Ce joueur figure sur une feuille de match/)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.getByLabel('Nom de l’équipe').fill('Les Verts');
    await page.getByLabel('Joueur 1').fill('Anna');
    await page.getByRole('button', { name: 'Enregistrer l’équipe' }).click();
    await expect(page.getByRole('button', { name: 'Modifier Les Verts' })).toBeFocused();
    await expect(page.getByLabel('Aller-retour')).toBeDisabled();
    await page.getByRole('button', { name: "Terminer l'édition" }).click();
    await expect(page.getByText(longName)).toHaveCount(0);
    await page
      .getByRole('link', { name: /Feuille de match.*Les Verts/ })
      .first()
      .click();
    const attacker = page.getByRole('group', { name: 'Les Verts', exact: true }).getByLabel('Attaquant');
    await expect(attacker.locator('option:checked')).toHaveText('Anna');
  },
);

test(
  'removing a team before the first match leaves no match that reads as played @full',
  bothModes,
  async ({ page, matchDay }) => {
    await page.goto(editionPath);
    await page.getByRole('button', { name: 'Retirer Lyon' }).click();
    const removal = page.getByRole('alertdialog', { name: /Retirer Lyon/ });
    await removal.getByRole('button', { name: 'Retirer', exact: true }).click();
    await expect(page.getByRole('heading', { name: '5 équipes inscrites' })).toBeVisible();
    await expect(removal).toHaveCount(0);

    await page.goto(championshipPath);
    await expect(page.locator('header').getByText('À venir', { exact: true })).toBeVisible();
    await expect(page.getByText(/Terminé/)).toHaveCount(0);
    const toCome = page.getByRole('region', { name: 'À venir' });
    await expect(toCome.getByRole('button', { name: 'Score rapide' })).toHaveCount(10);
    const annulled = page.getByRole('region', { name: 'Annulés (5)' });
    await annulled.getByRole('button', { name: 'Annulés (5)' }).click();
    await expect(annulled.getByText('Match annulé : il ne compte pour personne').first()).toBeVisible();
    await expect(annulled.getByText('Annulé', { exact: true })).toHaveCount(5);
    await expect(annulled.getByRole('button', { name: /Score rapide|Forfait|Reporter/ })).toHaveCount(0);
    await expect(annulled.getByRole('link', { name: /Feuille de match/ })).toHaveCount(0);
    await expectAccessible(page);

    // A visitor who has never opened the tournament sees it in the list only.
    const visitor = await matchDay.spectator();
    await matchDay.expectSoon(visitor, async () => {
      await visitor.goto('/tournois');
      const row = visitor.getByRole('listitem').filter({ hasText: 'Championnat du Nord' });
      await expect(row.filter({ hasText: '0 match joué sur 10' })).toContainText('À venir', {
        timeout: 5_000,
      });
    });
  },
);

test('a withdrawal changes the standings, and its undo restores them', async ({ page }) => {
  const before = await standings(page);
  await page.goto(editionPath);
  await page.getByRole('button', { name: 'Retirer Lyon' }).click();
  const removal = page.getByRole('alertdialog', { name: /Retirer Lyon/ });
  await expectAccessible(page);
  await removal.getByRole('button', { name: 'Déclarer forfait général' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Forfait général de l’équipe Lyon' });
  await expect(removal).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /Résultats annulés/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Déclarer forfait général' }).click();
  await expect(page.getByText(/Forfait général, le .+ Résultats annulés/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);

  const during = await standings(page);
  expect(during).not.toEqual(before);
  expect(during.at(-1)).toContain('Lyon');

  await page.goto(editionPath);
  await page.getByRole('button', { name: 'Revenir sur le forfait : Lyon' }).click();
  await expect(page.getByText(/Lyon reprend le tournoi/)).toBeVisible();
  expect(await standings(page)).toEqual(before);
});

test(
  'an organiser enters the teams of last season with their players by keyboard alone @full',
  oneWidth,
  async ({ page }) => {
    await page.goto('/organisateur');
    await createTournament(page, { name: 'Open de Prouvy', teams: [] });
    await takeFromMenu(page, 'Modifier');
    await page.getByRole('button', { name: 'Reprendre les équipes d’un tournoi' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Tournoi à reprendre')).toBeFocused();
    await page.keyboard.type('Championnat de France 2024');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '6 équipes inscrites' })).toBeVisible();

    await page.getByRole('button', { name: 'Descendre Lyon' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Descendre Lyon' })).toBeFocused();
    await page.getByRole('button', { name: 'Modifier Lyon' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Descendre Mathis Delcourt' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Descendre Mathis Delcourt' })).toBeFocused();
    await page.keyboard.press('Control+Home');
    await expect(page.getByLabel('Joueur 3')).toHaveValue('Mathis Delcourt');
    await page.reload();
    await expect(page.getByLabel('Joueur 3')).toHaveValue('Mathis Delcourt');
    await page.getByRole('button', { name: 'Enregistrer l’équipe' }).click();
    await expect(page.getByText('Équipe Lyon modifiée.')).toBeVisible();
    expect(
      await page
        .getByRole('button', { name: /^Modifier / })
        .first()
        .getAttribute('aria-label'),
    ).not.toBe('Modifier Lyon');
  },
);

test(
  'the smallest phone keeps a moved team in view, and an undone removal restores its place, by keyboard @full',
  bothModesOneWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(editionPath);
    const down = page.getByRole('button', { name: 'Descendre Valenciennes' });
    await tabTo(page, down);
    for (const place of [2, 3, 4, 5, 6]) {
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Valenciennes : place ${place} sur 6`)).toBeAttached();
      await expect(down).toBeFocused();
      await expect(down).toBeInViewport({ ratio: 1 });
    }
    await tabTo(page, page.getByRole('button', { name: 'Retirer Valenciennes' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }));
    await page.keyboard.press('Enter');
    const undo = page.getByRole('button', { name: 'Annuler le retrait de l’équipe Valenciennes' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await expectAccessible(page);
    expect(await sidewaysPx(page)).toBe(0);
    await page.keyboard.press('Enter');
    const edit = page.getByRole('button', { name: 'Modifier Valenciennes' });
    await expect(edit).toBeFocused();
    await expect(edit).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: '6 équipes inscrites' })).toBeAttached();
  },
);

test('a spectator sees a team renamed at once @full', bothModesOneWidth, async ({ page, matchDay }) => {
  await page.goto(editionPath);
  const other = await matchDay.spectator();
  await other.goto(championshipPath);
  await page.getByRole('button', { name: 'Modifier Lyon' }).click();
  await page.getByLabel('Nom de l’équipe').fill('Les Lions');
  await page.getByRole('button', { name: 'Enregistrer l’équipe' }).click();
  await matchDay.expectSoon(other, () =>
    expect(other.getByRole('listitem').getByText('Les Lions').first()).toBeVisible({ timeout: 5_000 }),
  );
  await expect(other.getByText('Lyon', { exact: true })).toHaveCount(0);
});

for (const width of tableRows('Edition, widths', [320, 375, 768, 1440], { every: 4 })) {
  test(`long names fit everywhere at ${width} pixels @table`, oneWidth, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(editionPath);
    await page.getByRole('button', { name: 'Coller une liste' }).click();
    const names = [longName, longName.replaceAll(' ', '')];
    await page
      .getByLabel('Équipes et joueurs')
      .fill(names.map((name) => `${name} : ${longName} A, ${longName} B`).join('\n'));
    expect(await sidewaysPx(page)).toBe(0);
    await page.getByRole('button', { name: 'Inscrire 2 équipes' }).click();
    await page.getByRole('button', { name: 'Reprendre les équipes d’un tournoi' }).click();
    await page.getByRole('button', { name: `Modifier ${names[1]}` }).click();
    await expect(page.getByLabel('Joueur 2')).toHaveValue(`${longName} B`);
    expect(await sidewaysPx(page)).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Déclarer forfait général pour ${names[1]}` }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await dialog.getByRole('button', { name: 'Déclarer forfait général' }).click();
    await expect(page.getByText(/^Forfait général, le/)).toBeVisible();
    expect(await sidewaysPx(page)).toBe(0);
  });
}

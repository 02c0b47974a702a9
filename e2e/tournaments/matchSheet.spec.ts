import { bothModes, bothModesOneWidth, expect, test } from '../modes/test';
import { recordAnnouncements } from '../support/announcements';
import { expectAccessible } from '../support/axe';
import { oneWidth } from '../support/test';
import { score, selectPlayers, showCard } from './organizerPages';
import { aChampionship, championshipPath } from './storedTournament';

/** The first match of the championship. */
const path = `${championshipPath}/match/r1-m1`;
const [home, away] = ['Valenciennes', 'Avignon'];

/** Tests look at a spectator's page more than once. */

test.beforeEach(async ({ matchDay }) => {
  await matchDay.enter();
  await matchDay.keep(aChampionship());
});

test(
  'a referee records a set, undoes a goal, and loses nothing by a reload',
  bothModes,
  async ({ page, matchDay }) => {
    await page.goto(path);
    await score(page, home, 'But attaquant', 1);
    await expect(page.getByRole('alert')).toContainText('Choisissez d’abord l’attaquant');
    await selectPlayers(page, home);
    await selectPlayers(page, away);
    await score(page, home, 'But attaquant', 3);
    await score(page, away, 'But défenseur', 2);
    await page.getByRole('button', { name: 'Annuler la dernière action' }).click();
    const board = page.getByRole('region', { name: 'Score' });
    await expect(board).toContainText(`${home} 3, ${away} 1`);
    // Before that, the page warns a scorer who leaves.
    await matchDay.expectKept(page);
    await page.reload();
    await expect(board).toContainText(`${home} 3, ${away} 1`);
    await page.getByRole('button', { name: 'Rétablir' }).click();
    await expect(board).toContainText(`${home} 3, ${away} 2`);
    const lines = page.getByRole('button', { name: /^Retirer\s: But/ });
    const names = await lines.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    expect(new Set(names).size, 'each line’s button has a name of its own').toBe(5);
    await expectAccessible(page);
  },
);

test('cards change the score by their rules and are announced', bothModes, async ({ page }) => {
  await page.goto(path);
  const team = page.getByRole('group', { name: home, exact: true });
  await showCard(team, 'Carton jaune');
  await expect(page.getByText('Carton jaune attribué!')).toBeVisible();
  await showCard(team, 'Carton rouge');
  await expect(page.getByText('Carton rouge attribué!')).toBeVisible();
  await expect(page.getByText(`Set 1 remporté par ${away}, 7 à 0.`)).toBeVisible();
  await expect(page.getByText('Le set est perdu 7 à 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Score' })).toContainText(`${home} 0, ${away} 1`);
});

test(
  'the lineup of a set rotates a team of three, and never has a player who was sent off',
  bothModesOneWidth,
  async ({ page }) => {
    await page.goto(path);
    await selectPlayers(page, home);
    await selectPlayers(page, away);
    const team = page.getByRole('group', { name: home, exact: true });
    const expectLineup = async (attacker: number, defender: number) => {
      for (const [role, number] of [
        ['Attaquant', attacker],
        ['Défenseur', defender],
      ] as const)
        await expect(team.getByLabel(role).locator('option:checked')).toHaveText(
          new RegExp(`^Joueur ${number} de ${home}`),
        );
    };
    await expectLineup(1, 2);
    await score(page, home, 'But attaquant', 7);
    await page.getByRole('button', { name: 'Passer au set 2' }).click();
    await expect(page.getByText('Rôles changés depuis le set 1 : vérifiez-les.')).toBeInViewport();
    await expectLineup(2, 3);
    await showCard(team, 'Carton rouge', `Joueur 2 de ${home}`);
    await page.getByRole('button', { name: 'Passer au set 3' }).click();
    await expectLineup(3, 1);
    await score(page, away, 'But attaquant', 7);
    await page.getByRole('button', { name: 'Passer au set 4' }).click();
    await expectLineup(1, 3);
  },
);

test('a notice does not cover the undo and save buttons @full', async ({ page }) => {
  await page.goto(path);
  await showCard(page.getByRole('group', { name: home, exact: true }), 'Carton jaune');
  const notice = page.getByText('Carton jaune attribué!');
  await expect(notice).toBeVisible();
  for (const name of ['Annuler la dernière action', 'Sauvegarder']) {
    // Fails where another element would get the click.
    await page.getByRole('button', { name }).click({ trial: true });
  }
  await expect(notice).toBeVisible();
});

for (const [window, size] of [
  ['a page at 200 %', { width: 640, height: 360 }],
  ['a phone', { width: 390, height: 664 }],
] as const) {
  test(`nothing covers an invalid field, in ${window} @full`, oneWidth, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(path);
    await page.getByRole('button', { name: 'Score rapide' }).click();
    const form = page.getByRole('form', { name: 'Score rapide' });
    await form.getByRole('button', { name: 'Enregistrer le score' }).scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: 'Enregistrer le score' }).click();
    const field = form.getByLabel(/^Buts de chaque set/);
    await expect(field).toBeFocused();
    await expect(form.getByText('Le score est requis.')).toBeInViewport({ ratio: 1 });
    const isFree = (locator: typeof field) =>
      locator.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 20, y) === element);
      });
    await expect.poll(() => isFree(field)).toBe(true);
    expect(await isFree(form.getByText('Le score est requis.'))).toBe(true);
  });
}

test('large letters leave every focused control of a sheet visible @full', oneWidth, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const controls = page.getByRole('group', { name: home, exact: true }).locator('button:enabled, select');
  await expect(controls.first()).toBeVisible();
  for (const control of await controls.all()) {
    if (!(await control.isVisible())) continue;
    await control.focus();
    const isFree = () =>
      control.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 4, bottom - 4].every((y) =>
          element.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      });
    await expect.poll(isFree, { message: (await control.textContent()) ?? '' }).toBe(true);
  }
});

test('two tabs on one match see each other’s taps', oneWidth, async ({ page, context }) => {
  await page.goto(path);
  await selectPlayers(page, home);
  const other = await context.newPage();
  await other.goto(path);
  await selectPlayers(other, away);
  await Promise.all([score(page, home, 'But attaquant', 4), score(other, away, 'But attaquant', 3)]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('region', { name: 'Score' })).toContainText(`${home} 4, ${away} 3`);
  }
});

test(
  'every tap changes a spectator’s standings at once, and the save button confirms it',
  bothModesOneWidth,
  async ({ page, matchDay }) => {
    const reader = await matchDay.spectator();
    await reader.goto(`${championshipPath}?onglet=standings`);
    await page.goto(path);
    for (const set of ['Set 1', 'Set 2', 'Set 3']) {
      await page.getByRole('tab', { name: set }).click();
      await showCard(page.getByRole('group', { name: home, exact: true }), 'Carton rouge');
    }
    await expect(page.getByText(`${away} remporte le match, 3 sets à 0.`)).toBeVisible();
    // Each tap by itself; the button confirms it.
    await matchDay.expectSoon(reader, async () => {
      await expect(reader.getByText(/^Mis à jour à \d+\sh(\s\d\d)?$/)).toBeVisible();
      await expect(reader.getByRole('table').getByRole('row').nth(1)).toContainText(away);
    });
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Feuille de match sauvegardée !')).toBeVisible();
    await expect(page.getByText('Les classements ont été mis à jour.')).toBeVisible();
    const first = reader.getByRole('table').getByRole('row').nth(1);
    await expect(first).toContainText(away);
    await expect(first.getByRole('cell').nth(1)).toHaveText('4');
  },
);

test('every control is at least 48 pixels, and the score stays in view', async ({ page }) => {
  await page.goto(path);
  const targets = page
    .getByRole('group', { name: home, exact: true })
    .or(page.getByRole('group', { name: 'Actions de la feuille' }))
    .locator('button, select');
  for (const target of await targets.all()) {
    if (!(await target.isVisible())) continue;
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
  await page.getByRole('region', { name: 'Journal du match' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Score' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Annuler la dernière action' })).toBeInViewport({ ratio: 1 });
});

// How long that frame takes is for `npm run bench -- pages` to measure.
test(
  'the mark of unsaved changes is inside its button on the narrowest phone @full',
  oneWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await selectPlayers(page, home);
    // The word and the mark are centred together, so the space before the word equals the space after the mark.
    const free = await page.getByRole('button', { name: 'Sauvegarder' }).evaluate((button) => {
      const word = document.createRange();
      word.selectNodeContents(button);
      return word.getBoundingClientRect().left - button.getBoundingClientRect().left;
    });
    expect(free).toBeGreaterThanOrEqual(12);
  },
);

test('each set’s tab keeps its words on one line in letters twice as large', oneWidth, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const broken = () =>
    page.getByRole('tab').evaluateAll((tabs) =>
      tabs.flatMap((tab) => {
        const words = document.createRange();
        words.selectNodeContents(tab);
        const box = words.getBoundingClientRect();
        const { left, right } = tab.getBoundingClientRect();
        const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size === 1 && box.left >= left && box.right <= right ? [] : tab.textContent;
      }),
    );
  await expect(page.getByRole('tab')).toHaveCount(5);
  await expect.poll(broken).toEqual([]);
});

test(
  'a tap shows in its own frame, and is saved without any notice',
  oneWidth,
  async ({ page, matchDay }) => {
    await page.goto(path);
    await selectPlayers(page, home);
    await selectPlayers(page, away);
    const region = page.getByRole('region', { name: 'Score' });
    const board = await region.elementHandle();
    for (let tap = 0; tap < 5; tap += 1) {
      const team = tap % 2 === 0 ? home : away;
      const button = await page
        .getByRole('group', { name: team, exact: true })
        .getByRole('button', { name: 'But attaquant' })
        .elementHandle();
      const shown = await page.evaluate(
        ([tapped, score]) =>
          new Promise<string | null>((resolve) => {
            requestAnimationFrame(() => {
              (tapped as HTMLElement).click();
              // After the click's microtasks and before the paint, so this state is what that frame shows.
              queueMicrotask(() => resolve((score as HTMLElement).textContent));
            });
          }),
        [button, board],
      );
      expect(shown).toContain(`${home} ${Math.ceil((tap + 1) / 2)}, ${away} ${Math.floor((tap + 1) / 2)}`);
    }
    await matchDay.expectKept(page);
    await page.reload();
    await expect(region).toContainText(`${home} 3, ${away} 2`);
  },
);

test(
  'a screen reader announces a goal, the end of a set and a quick score once',
  oneWidth,
  async ({ page }) => {
    await page.goto(path);
    await selectPlayers(page, home);
    const kept = page.getByText('Tout est gardé sur cet appareil');
    await expect(kept).toBeVisible();
    const onSheet = await recordAnnouncements(page);
    await score(page, home, 'But attaquant', 1);
    await expect(kept).toBeVisible();
    expect(await onSheet()).toEqual([`Set 1 : ${home} 1, ${away} 0. Sets : 0 à 0`]);
    await score(page, home, 'But attaquant', 5);
    await onSheet();
    await score(page, home, 'But attaquant', 1);
    await expect(kept).toBeVisible();
    expect(await onSheet()).toEqual([`Set 1 remporté par ${home}, 7 à 0.Passer au set 2`]);

    await page.goto(championshipPath);
    await page.getByRole('button', { name: 'Score rapide Champagne – Anget' }).click();
    await page.getByLabel(/^Buts de chaque set/).fill('7-4 7-5 7-2');
    const onPage = await recordAnnouncements(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Champagne 3 – 0 Anget.')).toBeVisible();
    await expect(page.getByRole('form', { name: 'Score rapide' })).toHaveCount(0);
    expect(await onPage()).toEqual([expect.stringMatching(/^Score enregistré/)]);
  },
);

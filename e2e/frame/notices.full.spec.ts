import type { Page } from '@playwright/test';
import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';
import { showCard } from '../tournaments/organizerPages';
import { aStoredTournament, keepTournaments } from '../tournaments/storedTournament';
import { expectPressable } from './seen';
import { visitAs } from './visitors';

/** A day with more matches on a court than a phone shows at once. */
const courtDay = aStoredTournament({
  date: '2099-12-20',
  teams: ['Lille', 'Lyon', 'Anget', 'Avignon', 'Valenciennes', 'Champagne'],
  more: {
    days: {
      '2099-12-20': {
        ...{ date: '2099-12-20', start: 600, courts: 1, matchMinutes: 30, pauses: [] },
        placements: [1, 2, 3, 4, 5].flatMap((round) =>
          [1, 2, 3].map((place) => ({
            fixture: `r${round}-m${place}`,
            court: 1,
            at: 600 + (3 * round + place - 4) * 30,
          })),
        ),
      },
    },
  },
});

const screens = [
  [320, 640],
  [375, 740],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

function notices(page: Page) {
  return page.getByRole('region', { name: 'Notifications' });
}

test('a notice never covers the button that caused it, wherever the button is on the screen', async ({
  page,
}) => {
  await page.goto('/contact');
  const legal = page.getByRole('contentinfo').getByRole('button', { name: 'Politique de confidentialité' });
  for (const [width, height] of screens) {
    for (const where of ['start', 'center', 'end'] as const) {
      await test.step(`${width} × ${height}, at the ${where}`, async () => {
        await page.setViewportSize({ width, height });
        await legal.evaluate((button, block) => button.scrollIntoView({ block, behavior: 'instant' }), where);
        await legal.click();
        await expect(notices(page)).toContainText('Cette fonctionnalité n’est pas encore disponible.');
        await expectPressable(legal);
        await expectPressable(notices(page).getByRole('button', { name: 'Fermer' }));
        await expectPressable(page.getByRole('banner').getByRole('link', { name: /accueil/ }));
        await notices(page).getByRole('button', { name: 'Fermer' }).click();
        await expect(notices(page).getByRole('listitem')).toHaveCount(0);
      });
    }
  }
});

test('a notice closes after 5 s below a resting pointer, and waits for a pointer that moves into it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  const legal = page.getByRole('contentinfo').getByRole('button', { name: 'CGV' });
  const card = notices(page).getByRole('listitem');
  await legal.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await legal.press('Enter');
  const place = await card.boundingBox();
  if (!place) throw new Error('The notice is not on the screen.');
  await notices(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(card).toHaveCount(0);

  // The pointer rests where the notice was closed, and where the next one appears.
  await legal.press('Enter');
  await expect(card).toBeVisible();
  await page.clock.runFor(5100);
  await expect(card).toHaveCount(0);

  await legal.press('Enter');
  await expect(card).toBeVisible();
  await page.mouse.move(place.x + 20, place.y + 20, { steps: 3 });
  await page.clock.runFor(8000);
  await expect(card).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(5100);
  await expect(card).toHaveCount(0);
});

for (const [width, height] of screens.slice(0, 2)) {
  test(`the open mobile menu hides notices after the login at ${width} px, and they continue when it closes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/connexion');
    await page.getByRole('button', { name: 'Connexion démo' }).click();
    const said = notices(page).getByText('Connexion joueur réussie');
    await expect(said).toBeVisible();
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    for (const [role, name] of [
      ['button', 'Déconnexion'],
      ['link', 'Profil'],
      ['link', 'Réserver'],
    ] as const) {
      const entry = page.getByRole('banner').getByRole(role, { name, exact: true });
      await entry.scrollIntoViewIfNeeded();
      await expectPressable(entry);
    }
    await toggle.click();
    await expect(said).toBeVisible();
    await toggle.click();
    await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
    await toggle.click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible();
  });
}

for (const [width, height] of tableRows('Notices, widths', screens)) {
  for (const letters of ['100%', '200%'])
    test(`notices cover no score and no control of the match sheet at ${width} px, letters of ${letters}`, async ({
      page,
    }) => {
      await visitAs(page, 'organizer');
      await page.setViewportSize({ width, height });
      await page.goto('/organisateur/tournoi/championnat-de-france-2025/match/r1-m1');
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
      for (const team of await page.getByRole('tabpanel').getByRole('group').all()) {
        const card = team.getByRole('button', { name: 'Carton jaune' });
        await showCard(team, 'Carton jaune');
        await expect(notices(page)).toContainText('Carton jaune attribué');
        await expectPressable(card);
        await expectNothingCovered(page);
        await expectGoalsPressable(page);
      }
      await showCard(page.getByRole('tabpanel').getByRole('group').first(), 'Carton rouge');
      await expect(notices(page)).toContainText('Le set est perdu 7 à 0.');
      await expectGoalsPressable(page);
      await expectNothingCovered(page);
      await page.getByRole('button', { name: 'Sauvegarder' }).click();
      await expect(notices(page)).toContainText('Les classements ont été mis à jour.');
      await expectNothingCovered(page);
      await expect(notices(page).getByRole('listitem').first()).toBeVisible();
    });

  test(`a notice covers no match of a court’s page at ${width} px`, async ({ page }) => {
    await visitAs(page, 'organizer');
    await keepTournaments(page, courtDay);
    await page.setViewportSize({ width, height });
    await page.goto(`/organisateur/tournoi/${courtDay.id}/terrain/1`);
    await page.getByRole('link', { name: 'Ouvrir la feuille de match' }).click();
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(notices(page)).toContainText('Feuille de match sauvegardée');
    await page.getByRole('link', { name: 'Terrain 1' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terrain 1' })).toBeVisible();
    await expect(notices(page)).toContainText('Feuille de match sauvegardée');
    await expectNothingCovered(page);
  });
}

type Act = (page: Page) => Promise<unknown>;
const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('main').getByRole('button', { name }).first().click();
const both =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };
const day = `/organisateur/tournoi/${courtDay.id}`;

/** What an organiser presses, and the notice that answers. */
const answers: readonly { readonly path: string; readonly says: string | RegExp; readonly act: Act }[] = [
  { path: `${day}/jour`, says: 'Journée planifiée', act: press('Planifier la journée') },
  { path: `${day}/jour`, says: 'Lien du terrain 1 copié', act: press(/^Copier le lien/) },
  {
    path: `${day}/jour`,
    says: 'Match déplacé',
    act: both(
      press(/^Déplacer/),
      (page) => page.getByLabel('Heure', { exact: true }).fill('19:00'),
      press('Déplacer ici'),
    ),
  },
  {
    path: `${day}/jour`,
    says: 'Plan retiré',
    act: both(press('Retirer le plan'), (page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click(),
    ),
  },
  {
    path: `${day}/modifier`,
    says: 'Calendrier généré',
    act: both(press(/Générer le calendrier/), (page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click(),
    ),
  },
  {
    path: day,
    says: 'Score enregistré',
    act: both(
      press(/^Score rapide/),
      (page) => page.getByLabel(/^Buts de chaque set/).fill('7-4 7-5'),
      press('Enregistrer le score'),
    ),
  },
  { path: day, says: 'Forfait enregistré', act: both(press(/^Forfait/), press(/^Forfait\s: /)) },
  { path: day, says: 'Match reporté', act: both(press(/^Reporter/), press('Reporter le match')) },
  {
    path: '/organisateur',
    says: 'Tournoi supprimé',
    act: both(press(/^Supprimer/), (page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click(),
    ),
  },
  {
    path: '/organisateur',
    says: 'Tournoi restauré',
    act: async (page) => {
      await press(/^Supprimer/)(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Corbeille' }).click();
      await press(/^Restaurer/)(page);
    },
  },
  { path: `${day}/partager`, says: 'Lien copié', act: press('Copier le lien') },
  { path: '/reservation', says: 'Formulaire incomplet', act: press('Réserver') },
];

for (const { path, says, act } of tableRows('Notices, answers', answers))
  for (const [width, height] of screens)
    test(`the notice « ${says} » covers no score and no action of ${path.replace(day, 'the tournament')} at ${width} px`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visitAs(page, 'organizer');
      await keepTournaments(page, courtDay);
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await act(page);
      await expect(notices(page)).toContainText(says);
      await expectNothingCovered(page);
      await expect(notices(page).getByRole('listitem').first()).toBeVisible();
    });

/** A press in the middle of each goal, once it is scrolled into view, reaches it while a notice is shown. */
async function expectGoalsPressable(page: Page) {
  const goals = page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^But (attaquant|défenseur|sur penalty)$/ });
  const covered = await goals.evaluateAll((all) =>
    all.flatMap((goal) => {
      goal.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = goal.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return goal.contains(hit) ? [] : `${goal.textContent}: ${hit?.outerHTML.slice(0, 80)}`;
    }),
  );
  expect(covered, 'goals that something covers').toEqual([]);
  await expect(goals).toHaveCount(6);
  await expect(notices(page).getByRole('listitem').last()).toBeVisible();
}

/** The controls, the heading in focus and the scores on the screen of which a notice covers a part. */
async function expectNothingCovered(page: Page) {
  const covered = () =>
    notices(page).evaluate((region) => {
      const own = region.getBoundingClientRect();
      if (own.height === 0) return ['The notice has closed.'];
      return [
        ...document.querySelectorAll('a, button, input, select, [data-score], :is(h1, h2, h3):focus'),
      ].flatMap((part) => {
        const box = part.getBoundingClientRect();
        const [left, right] = [Math.max(own.left, box.left), Math.min(own.right, box.right)];
        const [top, bottom] = [Math.max(own.top, box.top), Math.min(own.bottom, box.bottom)];
        if (region.contains(part) || right - left < 1 || bottom - top < 1) return [];
        const under = document
          .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
          .find((each) => !region.contains(each));
        return part.contains(under ?? null) ? (part.getAttribute('aria-label') ?? part.textContent) : [];
      });
    });
  // A notice closes after 5 s.
  await expect.poll(covered, { message: 'what a notice covers', timeout: 3_000 }).toEqual([]);
}

test('a notice is above a phone’s keyboard, and does not cover the field in focus', async ({ page }) => {
  const keyboard = 300;
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/contact');
  await page.evaluate((keyboard) => {
    Object.defineProperty(visualViewport, 'height', { get: () => innerHeight - keyboard });
  }, keyboard);
  await page.getByLabel('Nom').fill('Zoé');
  await page.getByLabel('Message').fill('Bonjour');
  const email = page.getByLabel('E-mail');
  // Under the header, and right above the keyboard.
  for (const top of [90, 330]) {
    await email.fill('zoe@example.org');
    await email.evaluate(
      (field, top) => scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' }),
      top,
    );
    await email.press('Enter');
    const card = notices(page).getByRole('listitem');
    await expect(card).toContainText('Envoi du message');
    await expectPressable(email);
    await expectPressable(notices(page).getByRole('button', { name: 'Fermer' }));
    const { y, height } = (await card.boundingBox()) ?? { y: 999, height: 0 };
    expect(y + height).toBeLessThanOrEqual(740 - keyboard);
    await notices(page).getByRole('button', { name: 'Fermer' }).click();
  }
});

test('a notice moves away from the control in keyboard focus', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/contact');
  const buttons = page.getByRole('contentinfo').getByRole('button');
  await buttons.first().evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await buttons.first().press('Enter');
  await expect(notices(page).getByRole('listitem')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(buttons.nth(1)).toBeFocused();
  await expectPressable(buttons.nth(1));
});

test('a dismissed notice returns the focus to what is left of the page', async ({ page }) => {
  await page.goto('/contact');
  const legal = page.getByRole('contentinfo').getByRole('button', { name: 'CGV' });
  await legal.focus();
  await page.keyboard.press('Enter');
  await notices(page).getByRole('button', { name: 'Fermer' }).focus();
  await legal.evaluate((button) => button.remove());
  await page.keyboard.press('Enter');
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

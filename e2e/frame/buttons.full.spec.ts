import type { Page } from '@playwright/test';
import { samplePath } from '../support/pages';
import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';
import { aStoredTournament, keepTournaments } from '../tournaments/storedTournament';
import { screens, type Visitor, visitAs } from './visitors';

const paths: Readonly<Record<Visitor | 'guest', readonly string[]>> = {
  guest: [
    '/',
    '/blog',
    '/jorkyball-tv',
    '/services-tarifs',
    '/activites-sportives-prouvy',
    '/fabrication-terrain-jorkyball',
    '/contact',
    '/reservation',
    '/connexion',
    '/mes-donnees',
    '/player/3',
    '/classement-mondial',
    '/classement-clubs',
    '/classement-nations',
    '/club/Lyon',
    '/nation/France',
    '/blog/1',
    '/jorkyball-prouvy',
    '/centre-sportif-prouvy',
    '/football-indoor-valenciennes',
    '/tournois',
    '/tournois/instantane',
    '/connexion/mot-de-passe',
    '/reservation/inconnue',
    '/player/inconnu',
    '/n-existe-pas',
    samplePath,
    `${samplePath}?onglet=standings`,
    `${samplePath}/partager`,
    `${samplePath}/imprimer`,
  ],
  player: ['/profil'],
  organizer: [
    '/organisateur',
    '/organisateur/corbeille',
    '/organisateur/creer-tournoi',
    samplePath,
    `${samplePath}/modifier`,
    `${samplePath}/match/r1-m1`,
    `${samplePath}/jour`,
    `${samplePath}/partager`,
    `${samplePath}/terrain/1`,
  ],
};

for (const visitor of tableRows('Buttons, roles', ['guest', 'player', 'organizer'] as const)) {
  test(`every button that a ${visitor} sees shows an edge, a ground or an underline`, async ({ page }) => {
    test.slow();
    if (visitor !== 'guest') await visitAs(page, visitor);
    for (const path of paths[visitor]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const { count, bare } = await lookAtButtons(page);
      expect(count, `buttons of ${path}`).toBeGreaterThan(3);
      expect.soft(bare, `bare buttons of ${path}`).toEqual([]);
    }
  });
}

test('the buttons of a notice, a menu and a calendar show an edge, a ground or an underline', async ({
  page,
}) => {
  await visitAs(page, 'player');
  await page.goto('/reservation');
  await page.getByRole('contentinfo').getByRole('button', { name: 'CGV' }).click();
  await page.getByRole('button', { name: 'Ouvrir le calendrier' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await lookAtButtons(page)).bare).toEqual([]);
  await page.goto('/contact');
  const menus = page.getByRole('button', { name: /^(Menu|Sous-menu)/ }).filter({ visible: true });
  await menus.last().click();
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
  expect((await lookAtButtons(page)).bare).toEqual([]);
});

for (const { name, size } of screens) {
  test(`every button of a planned day shows an edge, a ground or an underline: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visitAs(page, 'organizer');
    await keepTournaments(
      page,
      aStoredTournament({
        date: '2099-12-20',
        teams: ['Lille', 'Lyon', 'Anget', 'Avignon'],
        more: {
          days: {
            '2099-12-20': {
              ...{ date: '2099-12-20', start: 600, courts: 2, matchMinutes: 30, pauses: [] },
              placements: [{ fixture: 'r1-m1', court: 1, at: 600 }],
            },
          },
        },
      }),
    );
    await page.goto('/organisateur/tournoi/1700000000000/jour');
    await expect(page.getByRole('button', { name: 'Retirer le plan' })).toBeVisible();
    expect((await lookAtButtons(page)).bare).toEqual([]);
    await page.getByRole('button', { name: /^Déplacer/ }).click();
    await expect(page.getByRole('button', { name: 'Déplacer ici' })).toBeVisible();
    expect((await lookAtButtons(page)).bare).toEqual([]);
  });
}

/** Counts the visible buttons, and links that look like them, and names those without edge, ground and underline. */
async function lookAtButtons(page: Page) {
  return page.evaluate(() => {
    const isSeen = (colour: string) => {
      const alpha = /(?:\/|rgba\(.*,)\s*([\d.]+)\)$/.exec(colour)?.[1];
      return colour !== 'transparent' && (alpha === undefined || Number(alpha) > 0.1);
    };
    const hasEdge = (style: CSSStyleDeclaration) =>
      (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) > 0 &&
          style[`border${side}Style`] !== 'none' &&
          isSeen(style[`border${side}Color`]),
      );
    const hasGround = (style: CSSStyleDeclaration) =>
      isSeen(style.backgroundColor) || style.backgroundImage !== 'none';
    // An underline is drawn under words only.
    const hasUnderline = (element: HTMLElement, style: CSSStyleDeclaration) =>
      style.textDecorationLine.includes('underline') &&
      isSeen(style.textDecorationColor) &&
      element.textContent.trim() !== '';
    // The component of links that look like buttons marks them by how they answer a finger (buttonStyles.ts).
    const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=button], a')].filter(
      (element) =>
        (element.localName !== 'a' || getComputedStyle(element).touchAction === 'manipulation') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1,
    );
    const bare = buttons.filter((element) => {
      const style = getComputedStyle(element);
      return !hasEdge(style) && !hasGround(style) && !hasUnderline(element, style);
    });
    return {
      count: buttons.length,
      bare: bare.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
    };
  });
}

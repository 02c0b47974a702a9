import type { Page } from '@playwright/test';
import { samplePath } from '../support/pages';
import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';
import { type Visitor, visitAs } from './visitors';

const paths: Readonly<Record<Visitor | 'guest', readonly string[]>> = {
  guest: [
    '/',
    '/blog',
    '/jorkyball-tv',
    '/services-tarifs',
    '/fabrication-terrain-jorkyball',
    '/reservation',
    '/connexion',
    '/classement-mondial',
    '/club/Lyon',
    '/tournois',
  ],
  player: ['/profil'],
  organizer: [
    '/organisateur/creer-tournoi',
    samplePath,
    `${samplePath}/modifier`,
    `${samplePath}/match/r1-m1`,
  ],
};

for (const visitor of tableRows('Focus, roles', ['guest', 'player', 'organizer'] as const)) {
  test(`the keyboard of the ${visitor} sees where it is on every page`, async ({ page }) => {
    test.slow();
    if (visitor !== 'guest') await visitAs(page, visitor);
    for (const path of paths[visitor]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // Focus by script is shown as the last input was: by keyboard.
      await page.keyboard.press('Tab');
      const seen = await focusEverything(page);
      expect.soft(seen.length, `controls of ${path}`).toBeGreaterThan(10);
      expect
        .soft(
          seen.filter(({ hasRing }) => !hasRing),
          `without a ring on ${path}`,
        )
        .toEqual([]);
    }
  });
}

/**
 * Focuses every control in turn and returns whether it shows a focus ring. The ring may be its own, drawn over or
 * beside it, or that of the card or row it links. A ring that another element cuts off does not count.
 */
function focusEverything(page: Page): Promise<{ control: string; hasRing: boolean }[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    return [...controls].flatMap((element) => {
      element.focus({ preventScroll: true });
      if (document.activeElement !== element || element.getClientRects().length === 0) return [];
      // A row that scrolls sideways scrolls the focused control into view.
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const control = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(
        0,
        60,
      );
      return [{ control, hasRing: placesOfRing(element).some(isWhole) }];
    });

    type Ring = { readonly bearer: Element; readonly style: CSSStyleDeclaration };

    function placesOfRing(element: Element): Ring[] {
      const isShown = Number(getComputedStyle(element).opacity) > 0;
      const bearers = [isShown ? element : null, element.nextElementSibling, ...ancestorsOf(element)];
      return [
        ...bearers
          .filter((bearer) => bearer !== null)
          .map((bearer) => ({ bearer, style: getComputedStyle(bearer) })),
        { bearer: element.closest('tr, li') ?? element, style: getComputedStyle(element, '::after') },
      ].filter(({ style }) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2);
    }

    function ancestorsOf(element: Element): Element[] {
      const { parentElement } = element;
      return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
    }

    function isWhole({ bearer, style }: Ring): boolean {
      const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
      const { left, right, top, bottom } = bearer.getBoundingClientRect();
      if (left - reach < 0 || right + reach > document.documentElement.clientWidth) return false;
      for (const outer of ancestorsOf(bearer)) {
        const { overflowX, overflowY } = getComputedStyle(outer);
        const edge = outer.getBoundingClientRect();
        if (overflowX === 'clip' && (left - reach < edge.left || right + reach > edge.right)) return false;
        if (overflowY === 'clip' && (top - reach < edge.top || bottom + reach > edge.bottom)) return false;
      }
      return true;
    }
  });
}

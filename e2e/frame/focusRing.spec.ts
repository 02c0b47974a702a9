import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { type Visitor, visitAs } from './visitors';

const tournament = '/organisateur/tournoi/championnat-de-france-2025';
const pages: readonly (readonly [string, Visitor?])[] = [
  ['/'],
  ['/blog'],
  ['/jorkyball-tv'],
  ['/services-tarifs'],
  ['/fabrication-terrain-jorkyball'],
  ['/reservation'],
  ['/connexion'],
  ['/profil', 'player'],
  ['/classement-mondial'],
  ['/club/Lyon'],
  ['/tournois'],
  ['/organisateur/creer-tournoi', 'organizer'],
  [tournament, 'organizer'],
  [`${tournament}/modifier`, 'organizer'],
  [`${tournament}/match/r1-m1`, 'organizer'],
];

for (const [path, visitor] of pages) {
  test(`the keyboard sees where it is on ${path}`, async ({ page }) => {
    if (visitor) await visitAs(page, visitor);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // Focus by script is shown as the last input was: by keyboard.
    await page.keyboard.press('Tab');
    const seen = await focusEverything(page);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.filter(({ hasRing }) => !hasRing)).toEqual([]);
  });
}

/**
 * Gives the focus to every control in turn, and tells whether a ring stands around it: its own, one that is drawn
 * over it or beside it, or one of the card or the row that it is the link of; and none that something cuts off.
 */
function focusEverything(page: Page): Promise<{ control: string; hasRing: boolean }[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    return [...controls].flatMap((element) => {
      element.focus({ preventScroll: true });
      if (document.activeElement !== element || element.getClientRects().length === 0) return [];
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

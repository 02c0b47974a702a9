import type { Page } from '@playwright/test';
import { samplePath } from '../support/pages';
import { centrePaths, organizerPaths, sportPaths } from '../support/paths';
import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';
import { type Visitor, visitAs } from './visitors';

const visits: readonly (readonly [Visitor | 'guest', string, readonly string[]])[] = [
  ['guest', 'the centre', [...centrePaths, '/n-existe-pas']],
  ['guest', 'the sport', sportPaths],
  ['player', 'their own pages', ['/reservation', '/profil', '/profil?onglet=reservations']],
  ['organizer', 'the tournaments', ['/profil', samplePath, ...organizerPaths]],
];

const widths = [375, 320] as const;
const softly = expect.configure({ soft: true });

for (const [role, name, all] of visits) {
  const paths = tableRows(`Large text, ${name}, ${role}`, all);
  test(`letters twice as large leave a phone every control and every word: ${name}, ${role}`, async ({
    page,
  }) => {
    test.slow();
    if (role !== 'guest') await visitAs(page, role);
    const client = await page.context().newCDPSession(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        // By the browser's setting, which media queries know, and by the page's own root, which they do not.
        await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
        await expectWithinReach(page, `${path} at ${width} px, letters of the browser`);
        await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        await expectWithinReach(page, `${path} at ${width} px, letters of the page`);
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      }
    }
  });
}

test('parts that stay in sight leave enlarged letters two thirds of the smallest phone', async ({ page }) => {
  await visitAs(page, 'organizer');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/reservation', '/tournois', `${samplePath}/match/r1-m1`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await softly.poll(() => shareInSight(page), { message: path }).toBeLessThanOrEqual(1 / 3);
  }
});

/** The share of the window's height that fixed parts and sticky ones at an edge take, which a finger or a word meets. */
function shareInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heights = [...document.querySelectorAll<HTMLElement>('body *')].map((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      if (!/fixed|sticky/.test(position) || pointerEvents === 'none' || element.closest('[aria-hidden]'))
        return 0;
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

/** Once the letters have their new size: for a moment a busy browser has given it to some parts and not to others. */
async function expectWithinReach(page: Page, where: string) {
  await softly.poll(() => outOfReach(page), { message: where }).toEqual([]);
}

/** The controls and words that reach over a side of the screen where nothing scrolls to them, and broken titles. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a, button, input, select, textarea, [role=tab], h1, h2, h3, h4';
    const parts = [...document.querySelectorAll('main, footer')];
    const screen = document.documentElement.clientWidth;

    const controls = parts
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>(CONTROLS)])
      .filter((control) => isSeen(control) && isOutside(control.getBoundingClientRect(), control))
      .map((control) => named(control, control.getAttribute('aria-label') ?? control.textContent));

    const words: string[] = [];
    for (const text of parts.flatMap(textsOf)) {
      const parent = text.parentElement as HTMLElement;
      if (!isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (isOutside(range.getBoundingClientRect(), parent)) words.push(named(parent, text.data));
      if (parent.closest('h1, h2, h3, h4'))
        for (const { 0: word, index } of text.data.matchAll(/(?<!\p{L})\p{L}{1,13}(?!\p{L})/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) words.push(named(parent, `${word} is broken`));
        }
    }
    return [...new Set([...controls, ...words])];

    function textsOf(part: Element) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    }

    /** An element for screen readers alone has a box of one pixel. */
    function isSeen(element: HTMLElement) {
      return element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1;
    }

    function isOutside({ left, right, width }: DOMRect, element: HTMLElement): boolean {
      if (width === 0 || (left >= -0.5 && right <= screen + 0.5)) return false;
      const row = scrollingRow(element);
      if (!row) return true;
      const start = row.getBoundingClientRect().left - row.scrollLeft;
      const isScrolledTo = left - start >= -0.5 && right - start <= row.scrollWidth + 0.5;
      return !isScrolledTo || isOutside(row.getBoundingClientRect(), row.parentElement as HTMLElement);
    }

    function scrollingRow(element: HTMLElement): HTMLElement | null {
      for (let row: HTMLElement | null = element; row; row = row.parentElement)
        if (/auto|scroll/.test(getComputedStyle(row).overflowX)) return row;
      return null;
    }

    function named(element: HTMLElement, text: string) {
      const { left, right } = element.getBoundingClientRect();
      return `${element.tagName} ${text.trim().slice(0, 40)} ${Math.round(left)}–${Math.round(right)}`;
    }
  });
}

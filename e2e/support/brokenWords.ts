import type { Page } from '@playwright/test';

/** Longer words may break on a phone. */
const MOST_LETTERS = 18;

/**
 * The words that a visitor reads in two lines although the page is wide enough for each in one: "Perpigna|n". A
 * compound may part at its hyphen.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((mostLetters) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement as HTMLElement;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      // An element for screen readers alone has a box of one pixel.
      if (parent.closest('script, style') || parent.offsetWidth <= 1) continue;
      for (const word of text.data.matchAll(/[\p{L}\p{M}\p{N}’']+/gu)) {
        if (word[0].length > mostLetters) continue;
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = parts;
        const isBroken = parts.some(({ top }) => first && top >= first.top + first.height / 2);
        const wholePx = parts.reduce((sum, { width }) => sum + width, 0);
        if (isBroken && wholePx < innerWidth - 32) found.add(`${word[0]} (${text.data.trim().slice(0, 40)})`);
      }
    }
    return [...found];
  }, MOST_LETTERS);
}

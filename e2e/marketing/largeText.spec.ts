import type { Page } from '@playwright/test';
import { chromiumFlags } from '../support/chromium';
import { expect, test } from '../support/test';
import { illustratedPages } from './illustratedPages';

// The visitor's own setting: letters, and all that is measured by them, are twice as large.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
});

test('a visitor whose letters are twice as large sees every word of a page', async ({ page }) => {
  for (const path of [...illustratedPages, '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await wordsOffScreen(page), path).toEqual([]);
  }
});

/** The texts of the page itself that reach over a side of the screen. */
function wordsOffScreen(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') as HTMLElement,
      NodeFilter.SHOW_TEXT,
    );
    const outside: string[] = [];
    while (texts.nextNode()) {
      const words = document.createRange();
      words.selectNodeContents(texts.currentNode);
      const { left, right, width } = words.getBoundingClientRect();
      // What is there for screen readers alone has a box of one pixel.
      const isSeen = width > 0 && (texts.currentNode.parentElement as HTMLElement).offsetWidth > 1;
      if (isSeen && (left < 0 || right > document.documentElement.clientWidth))
        outside.push(words.toString());
    }
    return outside;
  });
}

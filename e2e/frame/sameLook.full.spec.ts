import type { Page } from '@playwright/test';
import { centrePaths, organizerPaths, sportPaths } from '../support/paths';
import { expect, oneWidth, test } from '../support/test';
import { visitAs } from './visitors';

/**
 * Styles enter the page when they are needed. So the visitor's path decides which of two styles of one element comes
 * last. Whatever the path, a page looks the same as after a full load.
 */
const visits = [
  ['guest', [...sportPaths, ...centrePaths, '/n-existe-pas']],
  ['organizer', organizerPaths],
] as const;

for (const [role, paths] of visits) {
  test(
    `a page looks the same at the end of a long visit as when it is loaded: ${role}`,
    oneWidth,
    async ({ page, context }) => {
      test.slow();
      if (role !== 'guest') await visitAs(page, role);
      const [first = '/', ...others] = [...paths].reverse();
      await page.goto(first);
      for (const path of [...others, first]) {
        await step(page, path);
        const loaded = await context.newPage();
        if (role !== 'guest') await visitAs(loaded, role);
        await loaded.goto(path);
        // Late content appears on both pages.
        await expect(async () => {
          expect(await lookOf(page), path).toEqual(await lookOf(loaded));
        }).toPass();
        await loaded.close();
      }
    },
  );
}

/** To another address within the site, as the browser's own back and forward take it. */
async function step(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const { idx = 0 } = history.state ?? {};
    history.pushState({ idx: idx + 1, key: address }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** The visible properties of each element of the page: its box, its font, its colours. */
function lookOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *:not(script, noscript, svg *)')].map((element) => {
      const style = getComputedStyle(element);
      const { left, width, height } = element.getBoundingClientRect();
      const seen = [
        ...[style.color, style.backgroundColor, style.borderTopColor, style.borderTopWidth],
        ...[style.fontSize, style.fontWeight, style.lineHeight, style.letterSpacing, style.textTransform],
        ...[style.display, style.position, style.padding, style.gap],
        ...[style.justifyContent, style.alignItems, ...[left, width, height].map(Math.round)],
      ];
      return `${element.tagName} ${element.firstChild instanceof Text ? element.firstChild.data : ''}: ${seen.join(', ')}`;
    }),
  );
}

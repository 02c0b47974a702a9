import type { Page } from '@playwright/test';

/** For a test that looks at a hydrated page, or changes it itself: the HTML exists a moment before hydration. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'pageLoader' in self && pageLoader.isPageAlive);
}

import type { Page } from '@playwright/test';

/** For a test that looks at what a page has become, or changes it itself: its HTML is there a moment before it lives. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'pageLoader' in self && pageLoader.isPageAlive);
}

import type { Page, Route } from '@playwright/test';

/**
 * What is asked there waits until the answer of this, the release, is called; each time for all that wait then, or, where
 * the page has not come to ask yet, for the next that does.
 */
export async function holdAnswers(
  page: Page,
  url: RegExp,
  answer: (route: Route) => Promise<unknown> = (route) => route.continue(),
): Promise<() => void> {
  const waiting = new Set<() => void>();
  let isNextLet = false;
  await page.route(url, async (route) => {
    if (!isNextLet) await new Promise<void>((resolve) => waiting.add(resolve));
    isNextLet = false;
    await answer(route);
  });
  return () => {
    isNextLet = waiting.size === 0;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
}

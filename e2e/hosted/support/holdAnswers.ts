import type { Page, Route } from '@playwright/test';

/**
 * Holds matching requests until the test calls the returned release. Each call releases all held requests or, if there
 * are none, the next one.
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

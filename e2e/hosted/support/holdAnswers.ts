import type { Page, Route } from '@playwright/test';

/** What is asked there waits until the answer of this, the release, is called; each time for all that wait then. */
export async function holdAnswers(
  page: Page,
  url: RegExp,
  answer: (route: Route) => Promise<unknown> = (route) => route.continue(),
): Promise<() => void> {
  const waiting = new Set<() => void>();
  await page.route(url, async (route) => {
    await new Promise<void>((resolve) => waiting.add(resolve));
    await answer(route);
  });
  return () => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
}

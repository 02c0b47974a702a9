import { test as base, expect, type Page } from '@playwright/test';

/** Messages that Chromium prints for a request which a test made fail on purpose. */
const FAILED_REQUEST = /Failed to load resource/;

interface Fixtures {
  /** What a page may print without failing its test. */
  readonly tolerated: RegExp[];
}

/**
 * Playwright's test, with two rules for every page of the site: an error in the console fails the test,
 * and no request leaves the site.
 */
export const test = base.extend<Fixtures>({
  tolerated: [[], { option: true }],
  page: async ({ page, tolerated, baseURL }, use) => {
    const problems = watchProblems(page, tolerated);
    await page.route(
      (url) => url.origin !== new URL(baseURL ?? '').origin,
      (route) => {
        problems.push(`The page asked for ${route.request().url()}.`);
        return route.abort();
      },
    );
    await use(page);
    expect(problems, 'errors in the console').toEqual([]);
  },
});

export { expect };

/** Collects what a page complains about; a hydration mismatch is among it. */
function watchProblems(page: Page, tolerated: readonly RegExp[] = []): string[] {
  const problems: string[] = [];
  const note = (text: string) => {
    if (!tolerated.some((pattern) => pattern.test(text))) problems.push(text);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !FAILED_REQUEST.test(message.text())) note(message.text());
  });
  return problems;
}

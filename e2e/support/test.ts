import { test as base, expect, type Page } from '@playwright/test';

/** Messages that Chromium prints for a request which a test made fail on purpose. */
const FAILED_REQUEST = /Failed to load resource/;

/** For tests of the service worker, or with a worker between the page and a back end. */
const WITH_WORKER = /[\\/]e2e[\\/](composition|offline|hosted)[\\/]|(championship|wholeDay)\.full\.spec/;

/** Tests in which files fail or are late, or which use the page before hydration. */
const EARLY = /[\\/]e2e[\\/](composition|deploying|entry|failures|offline)[\\/]|firstScreen\.spec/;

/** For tests of failing files, whose console output the shell writes (shell/src/composition/announceFailure.ts). */
const WITH_FAILURES =
  /[\\/]e2e[\\/](composition|deploying|failures|hosted|offline)[\\/]|(agendaFile|background\.full|calendar\.full|championship\.full|laterParts\.full|nextGame|offers|wholeDay\.full)\.spec/;
const FAILED_LOAD = / did not load: |SectionFailure/;

const MOST_TIME_TO_LIVE_MS = 3_000;

/**
 * For a test whose result cannot depend on the screen width, or that sets its own widths. It runs in one of the two
 * projects. playwright.config.ts names whole files of such tests.
 */
export const oneWidth = { tag: '@one-width' } as const;

interface Fixtures {
  /** Console output that does not fail the test. */
  readonly tolerated: RegExp[];
}

/**
 * Playwright's test without the service worker, which would download the whole shell again for each test. Two rules
 * hold for every page of the site: an error in the console fails the test, and no request leaves the site.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  serviceWorkers: ({}, use, { file }) => use(WITH_WORKER.test(file) ? 'allow' : 'block'),
  tolerated: [[], { option: true }],
  page: async ({ page, tolerated, baseURL, javaScriptEnabled }, use, { file }) => {
    // Without scripts a page is never hydrated, so the test does not wait.
    if (javaScriptEnabled !== false && !EARLY.test(file)) letLive(page);
    letFollow(page);
    const problems = watchProblems(page, WITH_FAILURES.test(file) ? [FAILED_LOAD, ...tolerated] : tolerated);
    await page.route(elsewhere(baseURL), (route) => {
      problems.push(`The page asked for ${route.request().url()}.`);
      return route.abort();
    });
    await use(page);
    expect(problems, 'errors in the console').toEqual([]);
  },
});

export { expect };

/**
 * Most visitors read a page before they touch it. The tests of the first screen and of late or failing files cover
 * earlier input.
 */
function letLive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await livesInTime(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await livesInTime(page);
    return answer;
  };
}

async function livesInTime(page: Page): Promise<void> {
  await page
    .waitForFunction(() => 'pageLoader' in self && pageLoader.isPageAlive, undefined, {
      timeout: MOST_TIME_TO_LIVE_MS,
    })
    .catch(() => {});
}

/** A busy page receives the resize event a moment after the test has set the size. */
function letFollow(page: Page): void {
  const setViewportSize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await setViewportSize(size);
    await page
      .waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size, {
        timeout: MOST_TIME_TO_LIVE_MS,
      })
      .catch(() => {});
  };
}

/** Every address that is not the site's. A pattern is matched by the browser's driver, a function by a message each. */
function elsewhere(siteUrl = ''): RegExp {
  const { host } = new URL(siteUrl);
  return new RegExp(`^https?://(?!${host}(?:[/?#]|$))`);
}

/** Collects a page's errors, hydration mismatches included. */
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

import { defineConfig } from '@playwright/test';
import type { ModeOptions } from './e2e/modes/test';
import { chromiumFlags } from './e2e/support/chromium';

const port = Number(process.env.E2E_PORT ?? 3199);

const JOURNEYS = /\/e2e\/engines\/[^/]+\.spec\.ts$/;
const WITH_BACK_END = /\/e2e\/hosted\//;
/**
 * The same code at any width (signing in at a hosted back end, the service worker, what is stored, the history of a
 * visit), or tests that set the widths themselves. Single tests of other files have the tag `oneWidth`.
 */
const ONE_WIDTH = [
  WITH_BACK_END,
  /\/(offline|hosting|failures|deploying|development)\//,
  /\/composition\/(failure|killedBrowser|storage|updates)\.(full\.)?spec/,
  /\/booking\/draft\.spec/,
  /\/typed\.spec/,
  /\/frame\/(desktopMenu|firstScreen|fit|forcedColours|hostile|largeText|notices|profileMenu|stillness|update)\.(full\.)?spec/,
  /\/members\/wayBack\.spec/,
  /\/tournaments\/(championship|honours|hostileImports|killedMatch|laterParts|paper|unkept|waysBack)\.(full\.)?spec/,
];
/** What only a narrow page has. */
const PHONE_ALONE = /\/frame\/mobileMenu\.spec/;

/** They run where their programs were found or installed (tools/setup/programs.mjs). */
const OTHER_ENGINES = [
  { name: 'firefox', program: 'FIREFOX_PATH' },
  { name: 'webkit', program: 'WEBKIT_DRIVER_PATH' },
];

/**
 * Browser tests of the composed production site, at phone and at desktop width. This configuration has all of them; the
 * fixed set of every commit is chosen in tools/test/runBrowserTests.mjs.
 */
export default defineConfig<object, ModeOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that passes only when it is retried is listed at the end of the run.
  retries: process.env.CI ? 1 : 0,
  // No test measures speed: these limits only end a test that hangs, on a machine that is busy with other work too.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ...(process.env.BROWSER_REPORT ? [['json', { outputFile: process.env.BROWSER_REPORT }] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Without a graphics card every frame of the moving background is painted by the processor.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test costs a quarter of the run; a test that is looked into is recorded with `--trace on`.
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags] },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [JOURNEYS, WITH_BACK_END, PHONE_ALONE],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'hosted',
      // What is so with a back end alone, and what is to be so in both modes (e2e/modes/test.ts).
      grep: [/ hosted\/[^ ]+\.spec\.ts /, /@both/],
      testIgnore: JOURNEYS,
      use: { mode: 'hosted', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [JOURNEYS, ...ONE_WIDTH],
      grepInvert: /@one-width/,
      use: { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true },
    },
    ...OTHER_ENGINES.filter(({ program }) => process.env[program]).map(({ name }) => ({
      name,
      testMatch: JOURNEYS,
      timeout: 300_000,
    })),
  ],
  webServer: {
    command: 'node tools/serve/serveSite.mjs',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});

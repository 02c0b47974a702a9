import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { BackEnd } from '../hosted/support/backEnd';
import { emptyCourts } from '../hosted/support/courts';
import { requestsMissingInContract } from '../hosted/support/requestsInContract';
import { test as base, expect } from '../support/test';
import type { Courts } from './courts';
import { courtsOfBackEnd } from './courtsOfBackEnd';
import { courtsOfDevice } from './courtsOfDevice';
import { type Hosting, type Mode, startHosting } from './hosting';
import type { MatchDay } from './matchDay';
import { matchDayOfDevice } from './matchDayOfDevice';
import { sharedMatchDay } from './sharedMatchDay';

/** Options of a test that must pass with and without a back end; the project `hosted` runs it again. */
export const bothModes = { tag: '@both' } as const;
/** … and that cannot depend on the width of the screen either. */
export const bothModesOneWidth = { tag: ['@both', '@one-width'] } as { tag: string[] };

export interface ModeOptions {
  readonly mode: Mode;
}

interface WorkerFixtures extends ModeOptions {
  readonly hosting: Hosting | undefined;
}

interface Fixtures {
  /** A browser that shares nothing with the test's own, at the same site; closed after the test. */
  readonly anotherDevice: (options?: BrowserContextOptions) => Promise<Page>;
  /** Empties the worker's back end, so that a test of both modes finds no data of the previous one. */
  readonly emptyBackEnd: undefined;
  readonly courts: Courts;
  readonly matchDay: MatchDay;
}

/** The site's test on the site of its mode, with one back end for a worker, to which requests may go as well. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  mode: ['device', { scope: 'worker', option: true }],
  hosting: [
    async ({ mode }, use) => {
      const hosting = mode === 'hosted' ? await startHosting() : undefined;
      await use(hosting);
      await hosting?.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  emptyBackEnd: [
    async ({ hosting }, use, { tags }) => {
      if (hosting && tags.includes(bothModes.tag)) await emptyAll(hosting.backEnd);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ baseURL, hosting }, use) => use(hosting?.siteUrl ?? baseURL),
  page: async ({ page, hosting }, use) => {
    const missing = hosting && requestsMissingInContract(page.context(), hosting.backEnd.url);
    if (hosting) await page.route(`${hosting.backEnd.url}/**`, (route) => route.continue());
    await use(page);
    expect([...(missing ?? [])], 'requests that supabase/contract.json lacks').toEqual([]);
  },
  anotherDevice: async ({ browser, baseURL, hosting }, use) => {
    const opened: BrowserContext[] = [];
    const missing: ReadonlySet<string>[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        // As in all tests: the moving background would be painted by the processor.
        reducedMotion: 'reduce',
        ...options,
      });
      opened.push(context);
      if (hosting) missing.push(requestsMissingInContract(context, hosting.backEnd.url));
      return context.newPage();
    });
    for (const context of opened) await context.close();
    expect(
      missing.flatMap((each) => [...each]),
      'requests that supabase/contract.json lacks',
    ).toEqual([]);
  },
  courts: async ({ page, hosting, anotherDevice }, use) =>
    use(
      hosting ? courtsOfBackEnd(page, hosting.backEnd, withoutWorker(anotherDevice)) : courtsOfDevice(page),
    ),
  matchDay: async ({ page, hosting, anotherDevice }, use) =>
    use(
      hosting
        ? await sharedMatchDay(page, hosting.backEnd, withoutWorker(anotherDevice))
        : matchDayOfDevice(page),
    ),
});

/** A test's routes hold no request of a service worker. */
const withoutWorker = (anotherDevice: Fixtures['anotherDevice']) => () =>
  anotherDevice({ serviceWorkers: 'block' });

async function emptyAll(backEnd: BackEnd): Promise<void> {
  await emptyCourts(backEnd);
  await backEnd.query('delete from public.tournaments');
}

export { expect };

import { test as base, expect } from '../../support/test';
import { type BackEnd, createBackEnd } from './backEnd';
import { composeConfiguredSite } from './configuredSite';

interface Hosting {
  readonly backEnd: BackEnd;
  readonly siteUrl: string;
}

/** The site's test on a site with a back end, one of each for a worker; requests may go to the two, and nowhere else. */
export const test = base.extend<object, Hosting>({
  backEnd: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const backEnd = await createBackEnd();
      await backEnd.start();
      await use(backEnd);
      await backEnd.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  siteUrl: [
    async ({ backEnd }, use) => {
      const site = await composeConfiguredSite({
        SUPABASE_URL: backEnd.url,
        SUPABASE_ANON_KEY: backEnd.publicKey,
      });
      await use(site.url);
      await site.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  page: async ({ page, backEnd }, use) => {
    await page.route(`${backEnd.url}/**`, (route) => route.continue());
    await use(page);
  },
});

export { expect };

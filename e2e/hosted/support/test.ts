import { test as base, expect } from '../../modes/test';
import type { BackEnd } from './backEnd';

interface Fixtures {
  readonly backEnd: BackEnd;
  readonly siteUrl: string;
}

/** The site's test on a site with a back end, one of each for a worker. */
export const test = base.extend<Fixtures>({
  // Also for a test that does not name it: an earlier one may have stopped it, set its clock, or made it ask for confirmations.
  backEnd: [
    async ({ hosting }, use) => {
      if (hosting === undefined) throw new Error('There is a back end in the project `hosted` alone.');
      await hosting.backEnd.start();
      await hosting.backEnd.setClock();
      await use(hosting.backEnd);
    },
    { auto: true },
  ],
  siteUrl: async ({ baseURL }, use) => use(baseURL ?? ''),
});

export { expect };

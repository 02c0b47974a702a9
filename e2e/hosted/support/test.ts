import { test as base, expect } from '../../modes/test';
import type { BackEnd } from './backEnd';

interface Fixtures {
  readonly backEnd: BackEnd;
  readonly siteUrl: string;
}

/** The site's test on a site with a back end, one of each for a worker. */
export const test = base.extend<Fixtures>({
  backEnd: async ({ hosting }, use) => {
    if (hosting === undefined) throw new Error('There is a back end in the project `hosted` alone.');
    // An earlier test may have stopped it, or set its clock.
    await hosting.backEnd.start();
    await hosting.backEnd.setClock();
    await use(hosting.backEnd);
  },
  siteUrl: async ({ baseURL }, use) => use(baseURL ?? ''),
});

export { expect };

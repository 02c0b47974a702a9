import { test as siteTest } from '../support/test';
import { type KillableBrowser, killableBrowser } from './killableBrowser';

export { expect } from '../support/test';

/** A browser is killed at each moment five times. */
export const rounds = [1, 2, 3, 4, 5];

export const test = siteTest.extend<{ readonly browserToKill: KillableBrowser }>({
  browserToKill: async ({ baseURL }, use) => {
    const killable = killableBrowser(String(baseURL));
    await use(killable);
    await killable.remove();
  },
});

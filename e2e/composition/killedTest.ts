import { takesAll } from '../support/partOf';
import { test as siteTest } from '../support/test';
import { type KillableBrowser, killableBrowser } from './killableBrowser';

export { expect } from '../support/test';

/** How often a browser is killed at each moment; more says more. */
export const rounds = Number(process.env.KILLED_BROWSER_ROUNDS ?? (takesAll ? 5 : 1));

export const test = siteTest.extend<{ readonly browserToKill: KillableBrowser }>({
  browserToKill: async ({ baseURL }, use) => {
    const killable = killableBrowser(String(baseURL));
    await use(killable);
    await killable.remove();
  },
});

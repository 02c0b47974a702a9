import { alive } from '../support/alive';
import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';

/** Pages that can be read without scripts: two to fill in, and one to read. */
const pages = ['/reservation', '/connexion', '/services'];

test.use({ tolerated: [/./], serviceWorkers: 'block' });

for (const path of tableRows('Failures, every script', pages)) {
  test(`${path} shows a notice while all scripts hang, until it is hydrated`, async ({ page }) => {
    const held: (() => void)[] = [];
    await page.route('**/*.js*', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
    const said = main.getByRole('alert').filter({ hasText: 'elle tarde à répondre' });
    await expect(said).toBeVisible();
    await expect(said.getByRole('link', { name: /^03/ })).toBeVisible();
    await page.unroute('**/*.js*');
    for (const go of held) go();
    await alive(page);
    await expect(said).toHaveCount(0);
  });
}

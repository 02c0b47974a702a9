import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeConfiguredSite } from '../hosted/support/configuredSite';
import { alive } from '../support/alive';
import { expectPage } from '../support/expectPage';
import { expect, oneWidth, test } from '../support/test';

const example = JSON.parse(readFileSync(join(__dirname, '../../configuration.example.json'), 'utf8'));

test(
  'the footer links to the networks that the site configures, on every page',
  oneWidth,
  async ({ browser }) => {
    const site = await composeConfiguredSite({}, { social: example.social });
    const context = await browser.newContext({ baseURL: site.url, locale: 'fr-FR', serviceWorkers: 'block' });
    try {
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.goto('/contact');
      await alive(page);
      const footer = page.getByRole('contentinfo');
      const networks = footer.getByRole('list', { name: 'Réseaux sociaux' }).getByRole('link');
      await expect(networks).toHaveText(['Instagram', 'Facebook', 'YouTube']);
      await footer.getByRole('link', { name: 'Services & Tarifs' }).click();
      await expectPage(page, '/services-tarifs');
      await expect(networks.nth(1)).toHaveAccessibleName('Facebook (nouvel onglet)');
      await expect(networks.nth(1)).toHaveAttribute('href', 'https://facebook.example/your-centre');
      // A page that is not prerendered, whose frame the browser renders.
      await page.goto('/organisateur/corbeille');
      await expect(networks).toHaveCount(3);
      expect(faults).toEqual([]);
    } finally {
      await context.close();
      await site.remove();
    }
  },
);

test('the footer of a site that configures no network shows none', oneWidth, async ({ page }) => {
  await page.goto('/contact');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Réseaux sociaux' })).toHaveCount(0);
});

import { type Checkout, checkOut, wholeRepository, withSite } from '../deploying/ownCheckout';
import { expect, test } from '../support/test';
import { develop } from './develop';

const PORT = 32_000 + (process.pid % 1_000);

// The tests follow one section from its creation to its rollback. The checks of the project take minutes.
test.describe.configure({ mode: 'serial', timeout: 900_000 });

let checkout: Checkout;

test.beforeAll(() => {
  checkout = checkOut('mfe-gallery', wholeRepository());
  expect(checkout.run('newSection', 'gallery', '/nos-photos')).toContain(
    'Created mfe-gallery with one page, /nos-photos.',
  );
});

test.afterAll(() => checkout?.remove());

test('a new section passes the checks of the project', () => {
  expect(checkout.run('check')).not.toContain('FAILED');
  checkout.run(
    'testUnit',
    'mfe-gallery',
    'tools/build',
    'tools/check',
    'tools/notices',
    'tools/setup/lockFile',
    '--ci',
  );
});

test('a new section is served alone from a watched build', async ({ context }) => {
  const server = develop(checkout.folder, PORT, 'gallery');
  const page = await context.newPage();
  await expect(async () => {
    await page.goto(`http://localhost:${PORT}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Nos photos' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await server.stop();
});

test('a new section is deployed, deployed again and rolled back', async ({ context }) => {
  const page = await context.newPage();
  const where = ['--store', checkout.store, '--to', checkout.site];
  checkout.run('deploy', 'gallery', ...where);
  await expectLead('Cette page est en préparation.');

  checkout.change('src/features/home/strings.ts', 'est en préparation', 'est prête');
  checkout.run('deploy', 'gallery', ...where);
  await expectLead('Cette page est prête.');

  checkout.run('rollback', 'gallery', ...where);
  await expectLead('Cette page est en préparation.');

  /** Without scripts, from the address, and with scripts, from another section. */
  async function expectLead(lead: string) {
    await withSite(checkout.site, async (origin) => {
      const main = page.getByRole('main');
      await page.goto(`${origin}/nos-photos`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nos photos');
      await expect(main).toContainText(lead);
      await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Réserver un terrain');
      await page.goBack();
      await expect(main).toContainText(lead);
      await page.goto('about:blank');
    });
  }
});

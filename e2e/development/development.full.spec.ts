import { checkOut, wholeRepository } from '../deploying/ownCheckout';
import { expect, test } from '../support/test';
import { develop } from './develop';

// The watched builds of one server take both processors.
test.describe.configure({ mode: 'default' });

for (const { what, parameters, builds, section, path, edit } of [
  {
    what: 'the whole site',
    parameters: [],
    builds: wholeRepository().filter((name) => /^(shell|mfe-.+)$/.test(name)).length,
    section: 'mfe-marketing',
    path: '/contact',
    edit: ['src/features/contact/strings.ts', 'Nous contacter', 'Nous écrire'],
  },
  {
    what: 'one section alone',
    parameters: ['booking'],
    builds: 1,
    section: 'mfe-booking',
    path: '/reservation',
    edit: ['src/features/reservation/belowStrings.ts', 'Bon à savoir', 'À savoir'],
  },
] as const) {
  test(`${what} shows an edit without a reload, and a field keeps its text`, async ({ context }) => {
    const checkout = checkOut(section, wholeRepository());
    const port = 20_000 + (process.pid % 10_000) + parameters.length;
    const server = develop(checkout.folder, port, ...parameters);
    const page = await context.newPage();
    const [file, before, after] = edit;
    try {
      // An open page reloads once, when all packages are built.
      await expect(() => expect(server.said().match(/ in \d+ ms/g)).toHaveLength(builds)).toPass();
      await page.goto(`http://localhost:${port}${path}`);
      await expect(page.getByText(before).filter({ visible: true }).first()).toBeVisible();
      await page.getByLabel('Nom', { exact: true }).fill('Ada');
      const opened = await page.evaluate(() => performance.timeOrigin);

      checkout.change(file, before, after);
      await expect(page.getByText(after).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Ada');
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
    } finally {
      await server.stop();
      checkout.remove();
    }
  });
}

import { join } from 'node:path';
import { expect, test } from '../support/test';
import { develop } from './develop';

const ROOT = join(__dirname, '../..');

// The pages of one server: its watched builds take most of the time.
test.describe.configure({ mode: 'default' });

for (const { what, parameters, pages } of [
  {
    what: 'the whole site',
    parameters: [],
    pages: { '/contact': 'Nous contacter', '/tournois': 'Tous les Tournois' },
  },
  { what: 'one section alone', parameters: ['booking'], pages: { '/reservation': 'Réserver un terrain' } },
] as const) {
  test(`${what} is served from watched builds`, async ({ context }) => {
    const page = await context.newPage();
    const port = 20_000 + (process.pid % 10_000) + parameters.length;
    const server = develop(ROOT, port, ...parameters);
    try {
      for (const [path, title] of Object.entries(pages)) {
        await expect(async () => {
          await page.goto(`http://localhost:${port}${path}`);
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 5_000 });
        }).toPass();
      }
    } finally {
      await server.stop();
    }
  });
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../support/test';

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
    const port = String(20_000 + (process.pid % 10_000) + parameters.length);
    const server = spawn(process.execPath, ['tools/dev.mjs', ...parameters], {
      cwd: ROOT,
      env: { ...process.env, PORT: port },
      stdio: 'ignore',
    });
    try {
      for (const [path, title] of Object.entries(pages)) {
        await expect(async () => {
          await page.goto(`http://localhost:${port}${path}`);
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 5_000 });
        }).toPass();
      }
    } finally {
      server.kill();
    }
  });
}

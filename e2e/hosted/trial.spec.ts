import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneWidth } from '../support/test';
import { composeConfiguredSite } from './support/configuredSite';
import { expect, test } from './support/test';
import { sendLogin } from './support/visitor';

interface Trial {
  readonly url: string;
  readonly key: string;
  readonly people: readonly { readonly what: string; readonly email: string; readonly password: string }[];
}

test('the people of a trial log in with what its operator was told', oneWidth, async ({ browser }) => {
  test.setTimeout(90_000);
  const folder = mkdtempSync(join(tmpdir(), 'hosted-trial-'));
  const program = join(__dirname, '../../tools/hosted/serveTrial.mjs');
  const child = fork(program, ['--folder', folder, '--port', '0', '--site', 'http://localhost'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [trial] = (await once(child, 'message')) as [Trial];
  const site = await composeConfiguredSite({ SUPABASE_URL: trial.url, SUPABASE_ANON_KEY: trial.key });
  try {
    for (const [what, title] of [
      ['organiser', 'Mes Tournois'],
      ['player', 'Thomas Lefebvre'],
      ['staff', 'Inès Caron'],
    ] as const) {
      const person = trial.people.find((one) => one.what === what);
      if (!person) throw new Error(`Nobody is told of the ${what}.`);
      const page = await browser.newPage();
      await page.goto(`${site.url}/connexion`);
      await sendLogin(page, person);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.close();
    }
  } finally {
    await site.remove();
    child.disconnect();
    await exited;
    rmSync(folder, { recursive: true });
  }
});

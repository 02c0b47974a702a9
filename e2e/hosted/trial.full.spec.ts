import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { oneWidth } from '../support/test';
import { composeConfiguredSite } from './support/configuredSite';
import { expect, test } from './support/test';
import { sendLogin } from './support/visitor';

async function expectNoEmptyTab(page: Page) {
  for (const [tab, text] of [
    ['Mes informations', '12 rue de la Victoire, 59121 Prouvy'],
    ['Mon abonnement', 'Abonnement Competitor'],
    ['Mon abonnement', 'Valable jusqu’au 31/12/'],
    ['Ma licence', 'FJF-59121-0003'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByText(text)).toBeVisible();
  }
}

interface Trial {
  readonly url: string;
  readonly key: string;
  readonly people: readonly { readonly what: string; readonly email: string; readonly password: string }[];
}

test(
  'the people of a trial log in with the credentials that the operator received',
  oneWidth,
  async ({ browser }) => {
    const folder = mkdtempSync(join(tmpdir(), 'hosted-trial-'));
    const program = join(__dirname, '../../tools/hosted/serveTrial.mjs');
    const child = fork(program, ['--folder', folder, '--port', '0', '--site', 'http://localhost'], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const exited = once(child, 'exit');
    const [trial] = (await once(child, 'message')) as [Trial];
    const site = await composeConfiguredSite({
      SUPABASE_URL: trial.url,
      SUPABASE_PUBLISHABLE_KEY: trial.key,
    });
    try {
      for (const [what, title] of [
        ['organiser', 'Mes Tournois'],
        ['player', 'Thomas Lefebvre'],
        ['staff', 'Inès Caron'],
        ['manager', 'Nadia Ferrand'],
      ] as const) {
        const person = trial.people.find((one) => one.what === what);
        if (!person) throw new Error(`Nobody is told of the ${what}.`);
        const page = await browser.newPage();
        await page.goto(`${site.url}/connexion`);
        await sendLogin(page, person);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        if (what === 'player') await expectNoEmptyTab(page);
        await page.close();
      }
    } finally {
      await site.remove();
      child.disconnect();
      await exited;
      rmSync(folder, { recursive: true });
    }
  },
);

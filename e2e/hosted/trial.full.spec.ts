import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { oneWidth } from '../support/test';
import { composeConfiguredSite } from './support/configuredSite';
import { cell } from './support/desk';
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

/** The staff begin at `/accueil`. Today's list is there, still empty. The day after has free hours at any time of a run: a guest is booked. */
async function expectDesk(page: Page) {
  await expect(page.getByRole('grid', { name: /^Réservations du / })).toBeVisible();
  await expect(page.getByText('Aucune réservation.')).toBeVisible();
  await page.getByRole('button', { name: 'Jour suivant' }).click();
  await cell(page, 19, 1, 'Libre').click();
  await page.getByRole('combobox', { name: 'Nom' }).fill('Léa Petit');
  await page.keyboard.press('Enter');
  await expect(cell(page, 19, 1, 'Léa Petit, Réservé')).toBeVisible();
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
        ['staff', 'Réservations du jour'],
        ['manager', 'Réservations du jour'],
      ] as const) {
        const person = trial.people.find((one) => one.what === what);
        if (!person) throw new Error(`Nobody is told of the ${what}.`);
        const page = await browser.newPage();
        await page.goto(`${site.url}/connexion`);
        await sendLogin(page, person);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        if (what === 'player') await expectNoEmptyTab(page);
        if (what === 'staff') await expectDesk(page);
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

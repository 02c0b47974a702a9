import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { bookingTitle, expect, expectBookingLives, titleOf } from '../offline/visits';
import { test } from '../support/test';

const ROOT = join(__dirname, '../..');

/** An operator's own store and site, of which booking's next release is tried by a tenth of the visitors. */
async function openTrial() {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const place = mkdtempSync(join(ROOT, '.cache/trial-'));
  const [store, site] = [join(place, 'store'), join(place, 'site')];
  cpSync(join(ROOT, 'store'), store, { recursive: true });
  const where = ['--store', store, '--to', site];
  const run = (command: string, ...parameters: string[]) =>
    execFileSync(process.execPath, [join(ROOT, `tools/${command}.mjs`), ...parameters], {
      encoding: 'utf8',
      env: { ...process.env, REPORTS_URL: '/rapports' },
    });
  run('configure', ...where);
  execFileSync(process.execPath, [
    join(ROOT, 'e2e/composition/deployNext.mjs'),
    ...['mfe-booking', site, join(store, 'live'), store, '', '10'],
  ]);
  const server = spawn(process.execPath, [join(ROOT, 'tools/preview.mjs'), ...where], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill());
  let said = '';
  server.stdout.on('data', (text) => {
    said += String(text);
  });
  await expect.poll(() => said).toMatch(/http:\/\/localhost:\d+/);
  const registry = JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8'));
  const booking = registry.sections.find(({ name }: { name: string }) => name === 'booking');
  return {
    origin: /http:\/\/localhost:\d+/.exec(said)?.[0] as string,
    tried: booking.canary.version as string,
    run: (command: string) => run(command, '--store', store),
    async close() {
      server.kill();
      await once(server, 'exit');
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** A visitor with the canary. Each has an address of their own, which a proxy forwards. */
async function openTrying(browser: Browser, tried: string, visitor = 0): Promise<Page> {
  const extraHTTPHeaders = { 'X-Forwarded-For': `192.0.2.${visitor}` };
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block', extraHTTPHeaders });
  const lot = String((100 - (Number.parseInt(tried, 16) % 100)) % 100);
  await context.addInitScript((drawn) => localStorage.setItem('lot', drawn), lot);
  return context.newPage();
}

test('reports of failed loads from visitors’ browsers end a canary, and each of these visitors still books', async ({
  browser,
}) => {
  const trial = await openTrial();
  try {
    // One of them comes five times before the others, and counts once.
    const visits = [0, 0, 0, 0, 0, 1, 2, 3, 4];
    for (const [at, visitor] of visits.entries()) {
      const page = await openTrying(browser, trial.tried, visitor);
      await page.route(`**/${trial.tried}/remoteEntry.js*`, (route) => route.abort());
      await page.goto(`${trial.origin}/reservation`);
      await expectBookingLives(page);
      await expect(titleOf(page)).toHaveText(bookingTitle.now);
      if (at < visits.length - 1) expect(trial.run('canary')).toContain('for 10 of 100 visitors');
      await page.context().close();
    }
    // The report of the last page may still be in flight when the page closes.
    await expect.poll(() => trial.run('canary')).toContain('No release is being tried.');
    expect(trial.run('live')).toContain('5 failed loads against 0 of the release that is live');

    const page = await openTrying(browser, trial.tried);
    await page.goto(`${trial.origin}/reservation`);
    await expectBookingLives(page);
    await expect(titleOf(page)).toHaveText(bookingTitle.now);
    await page.context().close();
  } finally {
    await trial.close();
  }
});

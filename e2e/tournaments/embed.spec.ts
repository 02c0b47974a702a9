import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../support/axe';
import { samplePath } from '../support/pages';
import { sidewaysPx } from '../support/sidewaysPx';
import { expect, test } from '../support/test';

/** Another site whose page shows an address of this site in a frame. */
async function serveFraming(address: string) {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="fr"><title>Club</title><h1>Le club</h1>
      <iframe src="${address}" title="Tournoi" width="320" height="600" loading="lazy"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

for (const [view, seen] of [
  ['matchs', { role: 'region', name: /^(En cours|Terminés|À venir)/ }],
  ['classement', { role: 'table', name: /./ }],
  // The sample has no playoffs.
  ['phase-finale', 'Ce tournoi se joue sans phase finale.'],
] as const) {
  test(`another site shows ${view} of a tournament in a frame`, async ({ context, baseURL }) => {
    const elsewhere = await serveFraming(`${baseURL}${samplePath}/integrer?vue=${view}`);
    const page = await context.newPage();
    await page.goto(elsewhere.url);
    const framed = page.frameLocator('iframe');
    await expect(framed.getByRole('heading', { level: 1, name: 'Championnat de France' })).toBeVisible();
    const part =
      typeof seen === 'string' ? framed.getByText(seen) : framed.getByRole(seen.role, { name: seen.name });
    await expect(part.first()).toBeVisible();
    // Neither the site's header, nor its footer, nor its notices.
    await expect(framed.getByRole('contentinfo')).toHaveCount(0);
    await expect(framed.getByRole('navigation')).toHaveCount(0);
    await expect(framed.getByRole('link', { name: /Réserver|Connexion/ })).toHaveCount(0);
    const [frame] = page.frames().filter((each) => each !== page.mainFrame());
    expect(
      await frame?.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    elsewhere.close();
  });
}

test('a link of a framed page opens the whole page in a tab of its own', async ({ context, baseURL }) => {
  const elsewhere = await serveFraming(`${baseURL}${samplePath}/integrer`);
  const page = await context.newPage();
  await page.goto(elsewhere.url);
  const opened = context.waitForEvent('page');
  await page
    .frameLocator('iframe')
    .getByRole('link', { name: /^Page du tournoi/ })
    .click();
  await expect(
    (await opened).getByRole('heading', { level: 1, name: 'Championnat de France' }),
  ).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  elsewhere.close();
});

test('another site cannot show the tournament’s own page in a frame', async ({ context, baseURL }) => {
  const elsewhere = await serveFraming(`${baseURL}${samplePath}`);
  const page = await context.newPage();
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(elsewhere.url);
  await refused;
  await expect(page.getByRole('heading', { name: 'Le club' })).toBeVisible();
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Championnat de France' }),
  ).toHaveCount(0);
  elsewhere.close();
});

test('the page for frames is accessible and fits a narrow frame', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  for (const view of ['matchs', 'classement', 'phase-finale']) {
    await page.goto(`${samplePath}/integrer?vue=${view}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Championnat de France' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    expect(await sidewaysPx(page)).toBe(0);
    await expectAccessible(page);
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { sidewaysPx } from '../support/sidewaysPx';
import { expect, oneWidth, test } from '../support/test';
import { samplePath } from './organizerPages';

test('a visitor reads the tournaments and opens one', async ({ page }) => {
  await page.goto('/tournois');
  await expect(page.getByRole('heading', { level: 1, name: 'Tous les Tournois' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'lundi 15 septembre 2025' });
  await expect(row).toContainText('lundi 15 septembre 2025');
  await expect(row).toContainText('National');
  await expect(row).toContainText('À venir');
  await row.getByRole('link', { name: 'Championnat de France', exact: true }).click();
  await expectPage(page, samplePath);
  await expect(page.getByRole('heading', { level: 1, name: 'Championnat de France' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Modifier', exact: true })).toHaveCount(0);
});

test('the list shows changes that another tab stores', oneWidth, async ({ page, context }) => {
  await page.goto('/tournois');
  const row = page.getByRole('listitem').filter({ hasText: 'lundi 15 septembre 2025' });
  await expect(row).toContainText('À venir');
  const other = await context.newPage();
  await other.goto('/contact');
  // The row is in the page before anything is stored.
  await other.waitForFunction(() => localStorage.getItem('tournaments'));
  await other.evaluate(() => {
    const key = 'tournament:championnat-de-france-2025';
    const tournament = JSON.parse(localStorage.getItem(key) ?? '');
    tournament.fixtures[0].status = 'inprogress';
    localStorage.setItem(key, JSON.stringify(tournament));
  });
  await expect(row).toContainText('En cours');
});

test(
  'the tournament reopens the visitor’s last tab after a reload and on the way back',
  oneWidth,
  async ({ page }) => {
    await page.goto(samplePath);
    await page.getByRole('tab', { name: 'Classement' }).click();
    await expectPage(page, `${samplePath}?onglet=standings`);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Classement' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('table')).toContainText('Valenciennes');
    await page.getByRole('tab', { name: 'Format' }).click();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Classement' })).toHaveAttribute('aria-selected', 'true');
  },
);

test('the tournament is prerendered', oneWidth, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${samplePath}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Championnat de France' })).toBeVisible();
  await expect(page.getByRole('listitem').getByText('Valenciennes').first()).toBeVisible();
  await context.close();
});

test('the list is prerendered in full, and hydration moves nothing', async ({ browser, page, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(`${baseURL}/tournois`);
  const row = still.getByRole('list', { name: 'Dates passées' }).getByRole('listitem');
  await expect(row).toContainText('Championnat de France');
  await expect(row).toContainText('6 équipes');
  await expect(row).toContainText('0 match joué sur 30');
  await expect(row).toContainText('À venir');
  await expect(still.getByRole('list', { name: 'Au programme' })).toHaveCount(0);
  await expect(still.getByText('Chargement')).toHaveCount(0);
  await context.close();

  await page.goto('/tournois');
  await page.waitForFunction(() => localStorage.getItem('tournaments'));
  await expect(page.getByRole('list', { name: 'Dates passées' }).getByRole('listitem')).toContainText(
    '0 match joué sur 30',
  );
  const shift = await page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((found) => {
          for (const entry of found.getEntries()) sum += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  // A font that arrives late moves far less than anything that makes way.
  expect(shift).toBeLessThan(0.005);
});

test('the tournament pages are accessible, and nothing scrolls sideways', async ({ page }) => {
  const tabs = ['matches', 'standings', 'players', 'format'].map((tab) => `${samplePath}?onglet=${tab}`);
  for (const path of ['/tournois', samplePath, ...tabs]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await sidewaysPx(page), `sideways on ${path}`).toBeLessThanOrEqual(0);
  }
});

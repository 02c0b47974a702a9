import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

const service = /youtube/;

// The service itself is not part of the site: its player is an empty page here. A route added by a test goes first.
test.beforeEach(async ({ page }) => {
  await page.route(service, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
});

test('the page requests nothing from the video service before a visitor starts a video', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/jorkyball-tv');
  await expect(page.getByRole('button', { name: /^Lire la vidéo/ })).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => /youtube|ytimg|google/.test(address))).toEqual([]);
  await expect(page.getByText(/^Ces vidéos sont des exemples/)).toBeInViewport();
  await expect(page.getByRole('link', { name: /YouTube/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('one video plays at a time, from the domain without cookies', async ({ page }) => {
  await page.goto('/jorkyball-tv');
  await page.getByRole('button', { name: /Coupe du monde des clubs$/ }).click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
  await page.getByRole('button', { name: /mixte$/ }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Finale de la Coupe du monde mixte');
  await expect(page.getByRole('button', { name: /^Lire la vidéo/ })).toHaveCount(4);
});

test('while no final is online, a visitor sees the next free hour, and who won the last season', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-27T16:18:00Z'));
  await page.goto('/jorkyball-tv');
  const tiles = page.getByRole('list', { name: 'En attendant les vidéos' });
  await expect(tiles).toBeInViewport();
  await expect(tiles.getByRole('heading', { name: 'Prochain créneau libre au centre' })).toBeVisible();
  await expect(tiles.getByText('18:00')).toBeVisible();
  await expect(tiles.getByText(/^dans 42\smin$/)).toBeVisible();
  const first = tiles.getByRole('listitem').filter({ hasText: /^Lyon.*1er$/ });
  await expect(first).toBeVisible();
  await tiles.getByRole('link', { name: 'Championnat de France 2024' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Championnat de France 2024' })).toBeVisible();
  await page.getByRole('tab', { name: 'Classement' }).click();
  const rows = page.getByRole('table').first().getByRole('rowheader');
  for (const [index, team] of ['Lyon', 'Prouvy', 'Perpignan'].entries())
    await expect(rows.nth(index)).toContainText(team);
});

test('the keyboard starts a video and goes on into its player', async ({ page }) => {
  await page.goto('/jorkyball-tv');
  await page.getByRole('button', { name: /des nations$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toBeFocused();
});

import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { expect, oneWidth, test } from '../support/test';

test('a visitor reads an article and comes back to the list', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('article').getByRole('link')).toHaveText([
    /Six terrains/,
    /D’un garage lyonnais/,
    /Points, sets/,
    /Première partie/,
    /Mai 2016/,
  ]);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Lire la suite.*Points, sets/ }).click();
  await expectPage(page, '/blog/3');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('savoir lire un championnat');
  await expect(page.getByText('2 min de lecture')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Retour au blog' }).click();
  await expectPage(page, '/blog');
});

test('a link in an article leads on without a page load', async ({ page }) => {
  await page.goto('/blog/4');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('article').getByRole('link', { name: 'nos cours et entraînements' }).click();
  await expectPage(page, '/services-tarifs');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('an unknown article is said to be missing, with a way home', async ({ page }) => {
  await page.goto('/blog/42');
  await expect(page.getByRole('heading', { level: 1, name: 'Article non trouvé' })).toBeVisible();
  await expect(page.getByText("Désolé, l'article que vous cherchez n'existe pas.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expectPage(page, '/');
});

test(
  'the feed is there, and so is the picture that an article names to search engines',
  oneWidth,
  async ({ request }) => {
    const feed = await request.get('/blog/rss.xml');
    expect(feed.headers()['content-type']).toMatch(/xml/);
    expect((await feed.text()).match(/<item>/g)).toHaveLength(5);
    const article = await (await request.get('/blog/1')).text();
    const [, named] = /"image":"([^"]+)"/.exec(article) ?? [];
    expect((await request.get(named ?? '')).headers()['content-type']).toBe('image/webp');
  },
);

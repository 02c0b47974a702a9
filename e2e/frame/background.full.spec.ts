import { alive } from '../support/alive';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';
import { crossedWords } from './crossedWords';
import { visitAs } from './visitors';

const pages = [
  { path: '/', role: 'guest' },
  { path: '/classement-mondial', role: 'guest' },
  { path: '/services-tarifs', role: 'guest' },
  { path: '/reservation', role: 'guest' },
  { path: '/tournois', role: 'guest' },
  { path: '/connexion', role: 'guest' },
  { path: '/profil', role: 'player' },
  { path: '/organisateur', role: 'organizer' },
] as const;

test(
  'the lights cross no word of the notice about a page that is not hydrated',
  oneWidth,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    await page.route('**/remotes/**/*.js*', (route) => route.abort());
    await page.goto('/reservation');
    const line = page.getByText('Cette page se lit, mais une partie ne répond pas.').locator('..');
    await expect(line).toBeVisible();
    expect(await crossedWords(line, await context.newPage())).toEqual([]);
  },
);

for (const { path, role } of tableRows('Background, pages', pages)) {
  test(`the lights behind ${path} cross none of its words`, oneWidth, async ({ page, context }) => {
    if (role !== 'guest') await visitAs(page, role);
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await alive(page);
      for (const top of [0, 500]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        const crossed = await crossedWords(page.getByRole('main'), await context.newPage());
        expect(crossed, `${width} px wide, ${top} px down`).toEqual([]);
      }
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const crossed = await crossedWords(page.getByRole('contentinfo'), await context.newPage());
      expect(crossed, `the footer, ${width} px wide`).toEqual([]);
    }
  });
}

import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { expect, oneWidth, test } from '../support/test';

const about = 'Football, squash et billard dans la même boîte';
const contact = 'Écrivez-nous';

test('a visitor sees what the sport is, three figures, and where to go next', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ici, les murs jouent');
  const figures = page.getByRole('list', { name: 'Le jorkyball en chiffres' }).getByRole('listitem');
  await expect(figures).toHaveText([/\+120\s*licenciés en France/, /\+30\s*clubs/, /10\s*centres/]);
  await page.getByRole('link', { name: 'Regarder un match' }).click();
  await expectPage(page, '/jorkyball-tv');
});

test('the home page has no accessibility findings, and nothing wider than the screen', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

for (const [hash, title] of [
  ['about', about],
  ['contact', contact],
] as const) {
  test(`a link to /#${hash} scrolls to its section, from outside and from another page`, async ({ page }) => {
    await page.goto(`/#${hash}`);
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    await page.goto('/blog');
    await page.getByRole('contentinfo').locator(`a[href="/#${hash}"]`).click();
    await expectPage(page, `/#${hash}`);
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  });
}

test('a visitor sees a logo of each partner, also on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/');
  const partners = page.getByRole('region', { name: 'Nos partenaires' });
  await partners.scrollIntoViewIfNeeded();
  const logos = partners.locator('a > img');
  await expect(logos).toHaveCount(4);
  for (const logo of await logos.all()) {
    await expect
      .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(logo).toBeInViewport({ ratio: 1 });
  }
});

test('the keyboard continues in the section of the anchor @full', async ({ page }) => {
  await page.goto('/#contact');
  await expect(page.locator('#contact')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#contact') !== null)).toBe(true);
});

test('a visitor reads the opening hours, and when the first and the last game begin', async ({ page }) => {
  await page.goto('/');
  const hours = page.getByText(/accueil de 8\sh à 23\sh, parties de 10\sh à minuit, la dernière à 23\sh/);
  // Beside the facilities and in the footer, and not once more right above it.
  await expect(hours).toHaveCount(2);
  for (const each of await hours.all()) await expect(each).toBeVisible();
});

test('the years are swiped on a phone, and the arrow keys move them @full', oneWidth, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/');
  const years = page.getByRole('region', { name: 'L’histoire du jorkyball' });
  const last = years.getByText('24 nations en Pologne');
  await years.focus();
  await expect(page.getByText('Faites glisser pour avancer dans le temps')).toBeInViewport();
  await expect(last).not.toBeInViewport();
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(last).toBeInViewport({ ratio: 0.5 });
});

/** The maximum height of pages on a phone, footer included: half of their earlier height. */
const heights = [
  ['/', 6320],
  ['/services-tarifs', 3740],
  ['/activites-sportives-prouvy', 4100],
  ['/fabrication-terrain-jorkyball', 5200],
] as const;

for (const [path, most] of heights) {
  test(`${path} takes at most ${most} px of a phone`, oneWidth, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test(
    'the picture leaves the title and the first button on the first screen',
    oneWidth,
    async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Réserver maintenant' })).toBeInViewport({ ratio: 1 });
    },
  );
});

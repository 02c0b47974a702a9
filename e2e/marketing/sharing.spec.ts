import { centrePaths } from '../support/paths';
import { sidewaysPx } from '../support/sidewaysPx';
import { expect, oneWidth, test } from '../support/test';

// Only the HTML as served counts here: crawlers and link previews run no scripts.
test(
  'the HTML of every page has its own metadata for search engines and link previews',
  oneWidth,
  async ({ request }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of centrePaths) {
      const html = await (await request.get(path)).text();
      const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
      titles.add(found(/<title>([^<]+)/));
      descriptions.add(found(/<meta name="description" content="([^"]+)/));
      expect(new URL(found(/<link rel="canonical" href="([^"]+)/)).pathname).toBe(path);
      for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:locale']) {
        expect(found(new RegExp(`<meta property="${name}" content="([^"]+)`)), `${name} of ${path}`).not.toBe(
          '',
        );
      }
      const card = await request.get(new URL(found(/<meta property="og:image" content="([^"]+)/)).pathname);
      expect(card.headers()['content-type'], `picture of ${path}`).toBe('image/jpeg');
      expect(found(/<meta name="twitter:card" content="([^"]+)/)).toBe('summary_large_image');
      expect(html.match(/<h1/g), `h1 of ${path}`).toHaveLength(1);
      for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
        expect(JSON.parse(json ?? '')).toMatchObject({
          '@context': 'https://schema.org',
          '@type': expect.any(String),
        });
      }
    }
    expect(titles.size).toBe(centrePaths.length);
    expect(descriptions.size).toBe(centrePaths.length);
  },
);

test('no page is wider than the screen @full', async ({ page }) => {
  for (const path of centrePaths) {
    await page.goto(path);
    expect(await sidewaysPx(page), path).toBeLessThanOrEqual(0);
  }
});

test('robots.txt excludes no page of the sitemap', oneWidth, async ({ page, baseURL }) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  const rules = [...(await read('/robots.txt')).matchAll(/^(Allow|Disallow): (.+)$/gm)].map(
    ([, kind, path = '']) => ({ isOpen: kind === 'Allow', path }),
  );
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)</g)].map(
    ([, address = '']) => new URL(address, baseURL).pathname,
  );
  const closed = listed.filter((address) => {
    const [rule] = rules
      .filter(({ path }) => address.startsWith(path))
      .sort((one, other) => other.path.length - one.path.length);
    return rule?.isOpen !== true;
  });
  expect(listed.length).toBeGreaterThan(20);
  expect(closed).toEqual([]);
});

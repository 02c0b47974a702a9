/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { hoursInWords, type MetadataCollector, MetadataProvider } from 'shared-kernel';
import remote from '../remote.json';
import { teamSentence } from './data/rules';
import { routes } from './routes';
import { siteFiles } from './siteFiles';

/** The addresses to render: each route's own, or the concrete ones it names. */
const addresses = routes.flatMap(({ path, handle }) =>
  handle.prerender === true ? [path] : handle.prerender || [],
);

async function render(address: string) {
  const pages = await Promise.all(
    routes.map(async ({ lazy, ...route }) => ({ ...route, ...(await lazy()) }) as RouteObject),
  );
  const collector: MetadataCollector = { metadata: undefined };
  const router = createMemoryRouter(pages, { initialEntries: [address] });
  const html = renderToString(
    <MetadataProvider collector={collector}>
      <RouterProvider router={router} />
    </MetadataProvider>,
  );
  // The page's own metadata overrides its route's, as in the shell.
  const { title, description } = routes.find(({ path }) => path === address)?.handle ?? {};
  return { html, metadata: { title, description, ...collector.metadata } };
}

test('the routes are the claimed paths', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual(remote.paths.toSorted());
});

test('every page renders in Node, with its own title and a description for search results', async () => {
  const titles = new Set<string>();
  for (const address of [...addresses, '/blog/unknown']) {
    const { html, metadata } = await render(address);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(metadata.description?.length).toBeLessThanOrEqual(170);
    // A manager may change these.
    expect(metadata.description).not.toMatch(/€ l’heure|\d\sh\b|tous les jours|(six|\d) terrains/i);
    titles.add(metadata.title ?? '');
  }
  expect(titles.size).toBe(addresses.length + 1);
});

test('every page with opening hours uses the same sentence for them', async () => {
  let speaking = 0;
  for (const address of addresses) {
    const { html, metadata } = await render(address);
    const said = `${html.replace(/<script.*?<\/script>/g, '')} ${metadata.description}`;
    if (said.includes(hoursInWords)) speaking += 1;
    expect(said.replaceAll(hoursInWords, '')).not.toMatch(/\b(?:8|23)(?:h00|\sh\b|:00)/);
  }
  // Home and contact; the footer says them under every page.
  expect(speaking).toBe(2);
});

test('every page about two against two explains the third player in the same sentence', async () => {
  let speaking = 0;
  for (const address of addresses) {
    const { html } = await render(address);
    const said = html.replace(/<script.*?<\/script>/g, '').replace(/<[^>]+>/g, '');
    if (!/deux contre deux|2 × 2|deux équipes de deux/i.test(said)) continue;
    speaking += 1;
    expect([address, said.includes(teamSentence)]).toEqual([address, true]);
  }
  // Home, the page of the sport, the article on its history and the one on the centre.
  expect(speaking).toBe(4);
});

test('no page counts the federation’s member countries beside the nations of its championship', async () => {
  for (const address of addresses) {
    const { html } = await render(address);
    expect(html).not.toMatch(/pays\smembres/);
  }
});

const expectedTypes: Readonly<Record<string, readonly string[]>> = {
  '/': ['SportsActivityLocation'],
  '/blog': ['BreadcrumbList'],
  '/blog/1': ['Article', 'BreadcrumbList'],
  '/jorkyball-tv': ['BreadcrumbList'],
  '/services-tarifs': ['SportsActivityLocation', 'BreadcrumbList'],
  '/jorkyball-prouvy': ['SportsActivityLocation', 'BreadcrumbList'],
  '/centre-sportif-prouvy': ['SportsActivityLocation', 'BreadcrumbList'],
  '/football-indoor-valenciennes': ['SportsActivityLocation', 'BreadcrumbList'],
  '/activites-sportives-prouvy': ['SportsActivityLocation', 'BreadcrumbList'],
  '/fabrication-terrain-jorkyball': ['Product', 'HowTo', 'FAQPage', 'BreadcrumbList'],
  '/contact': ['SportsActivityLocation', 'BreadcrumbList'],
};

test.each(Object.entries(expectedTypes))(
  '%s carries its structured data in its HTML',
  async (address, types) => {
    const { html } = await render(address);
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(scripts.map(([, json]) => JSON.parse(json ?? '')['@type'])).toEqual(types);
  },
);

const expectedCards: Readonly<Record<string, string>> = {
  '/blog/1': 'article-around-the-world',
  '/blog/2': 'article-tour-of-the-centre',
  '/blog/3': 'article-reading-a-championship',
  '/blog/4': 'article-first-match-advice',
  '/blog/5': 'article-world-cups-of-2016',
  '/jorkyball-tv': 'tv',
  '/services-tarifs': 'services',
  '/jorkyball-prouvy': 'jorkyball-prouvy',
  '/centre-sportif-prouvy': 'sports-centre',
  '/football-indoor-valenciennes': 'indoor-football',
  '/activites-sportives-prouvy': 'activities',
  '/fabrication-terrain-jorkyball': 'court-building',
};

test.each(Object.entries(expectedCards))('a shared link to %s shows the card %s', async (address, card) => {
  const { metadata } = await render(address);
  expect(metadata.image?.src).toMatch(new RegExp(`/social-${card}-[0-9a-f]{8}\\.jpg$`));
});

test('the section writes its feed', () => {
  const files = siteFiles({ origin: 'https://site.example' });
  expect(files.map(({ path }) => path)).toEqual(['/blog/rss.xml']);
  for (const { body } of files) expect(body.length).toBeGreaterThan(400);
});

import type { ArticleCategory } from '../../domain/articles/article';
import { countWords, readingMinutes } from '../../domain/articles/readingTime';
import { plainText, type RichNode } from '../../domain/rich-text/richText';
import { routes } from '../../routes';
import { articleIds } from './articleIds';
import { articleSummaries } from './articleSummaries';
import { articles } from './articles';

const linksOf = (nodes: readonly RichNode[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [tag, attributes, ...children] = node;
    return [...(tag === 'a' ? [attributes?.href ?? 'no address'] : []), ...linksOf(children)];
  });

const sectionPaths = routes.map(({ path }) => path);
/** Pages of other sections that articles may send a reader to. */
const otherPaths = ['/reservation', '/tournois'];

test('there is one article in each category, and the table of ids names them all', () => {
  const categories: ArticleCategory[] = ['International', 'Actualité', 'Compétition', 'Conseils', 'Local'];
  expect(articleSummaries.map(({ category }) => category)).toEqual(categories);
  expect(articleSummaries.map(({ id }) => id)).toEqual(articleIds);
});

test('each article has a picture of its own, with an alternative text', () => {
  expect(new Set(articleSummaries.map(({ picture }) => picture.src)).size).toBe(articleSummaries.length);
  for (const { imageAlt } of articleSummaries) expect(imageAlt.length).toBeGreaterThan(30);
});

test.each(articleSummaries)('article $id names one file of its picture', ({ imageUrl, picture }) => {
  expect(imageUrl).toBe(`${picture.src}-960.webp`);
});

test.each(articles)(
  'article $id has between 350 and 700 words, read in two to four minutes',
  ({ content, minutes }) => {
    const words = countWords(plainText(content));
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(700);
    expect(readingMinutes(content)).toBe(Math.round(words / 200));
    expect(minutes).toBe(readingMinutes(content));
  },
);

test.each(articles)('article $id links to pages that exist', ({ content }) => {
  const links = linksOf(content);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect([...sectionPaths, ...otherPaths]).toContain(link);
});

test.each(articleSummaries)(
  'article $id has the same day for readers and for search engines',
  ({ date, publishedOn }) => {
    const day = new Intl.DateTimeFormat('fr-FR', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    expect(date).toBe(day.format(new Date(`${publishedOn}T00:00:00Z`)));
  },
);

test('no article says a price, opening hours or a deadline, which a manager may change', () => {
  const named = articles.flatMap(
    ({ content }) => plainText(content).match(/[\d,]+\s€|\d+\sh\b|tous les jours|heures avant/g) ?? [],
  );
  expect(named).toEqual([]);
});

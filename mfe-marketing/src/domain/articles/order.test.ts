import type { ArticleCategory, ArticleSummary } from './article';
import { newestFirst, relatedTo } from './order';

function anArticle(id: number, publishedOn: string, category: ArticleCategory = 'Local'): ArticleSummary {
  return {
    id,
    title: '',
    author: '',
    date: '',
    publishedOn,
    category,
    excerpt: '',
    picture: { src: '', width: 16, height: 10, widths: [] },
    minutes: 2,
    imageUrl: '',
    imageAlt: '',
  };
}

const ids = (articles: readonly ArticleSummary[]) => articles.map(({ id }) => id);

const articles = [
  anArticle(1, '2025-01-31', 'Conseils'),
  anArticle(2, '2025-12-01'),
  anArticle(3, '2024-12-31', 'Conseils'),
  anArticle(4, '2025-12-01'),
];

test('articles come newest first, and the later one of a day before the earlier', () => {
  expect(ids(newestFirst(articles))).toEqual([4, 2, 1, 3]);
  expect(ids(articles)).toEqual([1, 2, 3, 4]);
});

test('related articles are first of the same category, then the newest, and never the article itself', () => {
  expect(ids(relatedTo(anArticle(1, '2025-01-31', 'Conseils'), articles, 2))).toEqual([3, 4]);
  expect(ids(relatedTo(anArticle(9, '2025-01-31', 'International'), articles, 9))).toEqual([4, 2, 1, 3]);
});

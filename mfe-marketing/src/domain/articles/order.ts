import type { ArticleSummary } from './article';

/** The articles from the newest to the oldest; of one day, the higher id first. */
export function newestFirst<T extends ArticleSummary>(articles: readonly T[]): readonly T[] {
  return articles.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || b.id - a.id);
}

/** The articles to read next: first those of its category, then the newest, never itself. */
export function relatedTo<T extends ArticleSummary>(
  article: ArticleSummary,
  all: readonly T[],
  count: number,
): readonly T[] {
  const isKin = (other: ArticleSummary) => Number(other.category === article.category);
  return newestFirst(all.filter((other) => other.id !== article.id))
    .toSorted((a, b) => isKin(b) - isKin(a))
    .slice(0, count);
}

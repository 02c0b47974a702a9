import { articles } from '../../data/articles/articles';
import { RichText } from './RichText';

/** The text of an article, by its id. */
export function ArticleBody({ id }: { readonly id: number }) {
  return <RichText text={articles.find((article) => article.id === id)?.content ?? []} />;
}

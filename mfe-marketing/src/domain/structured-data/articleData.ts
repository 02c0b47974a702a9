import { centre, paths, type StructuredData } from 'shared-kernel';
import { type ArticleSummary, authorAlone } from '../articles/article';
import { centreId } from './sportsCentreData';

/** An article of the news: schema.org's Article. */
export function articleData(article: ArticleSummary): StructuredData {
  const page = paths.article(article.id);
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    inLanguage: 'fr',
    datePublished: article.publishedOn,
    image: article.imageUrl,
    author: { '@type': 'Organization', name: authorAlone(article), url: paths.home() },
    publisher: { '@type': 'Organization', '@id': centreId, name: centre.name },
    mainEntityOfPage: page,
    url: page,
  };
}

export { ArticleBody } from './ArticleBody';
export { RelatedArticles } from './RelatedArticles';

import { importWithRetry, PageMetadata, paths } from 'shared-kernel';
import { laterPart } from 'shared-kernel/hydration';
import { useParams } from 'shared-kernel/router';
import { Page } from 'shared-kernel/ui';
import { articleCards } from '../../data/articles/articleCards';
import { articleSummaries } from '../../data/articles/articleSummaries';
import type { ArticleSummary } from '../../domain/articles/article';
import { articleData } from '../../domain/structured-data/articleData';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { ArticleHead } from './ArticleHead';
import { ArticleNotFound } from './ArticleNotFound';
import { BackLink } from './BackLink';
import { strings } from './strings';

export const belowTheFold = importWithRetry(
  () => import(/* webpackChunkName: "marketing-article-below" */ './belowTheFold'),
);
const ArticleBody = laterPart(belowTheFold, (below) => below.ArticleBody);
const RelatedArticles = laterPart(belowTheFold, (below) => below.RelatedArticles);

export function ArticlePage() {
  const { articleId } = useParams();
  const article = articleSummaries.find(({ id }) => String(id) === articleId);
  return article ? <ArticleOnShow key={article.id} article={article} /> : <ArticleNotFound />;
}

function ArticleOnShow({ article }: { readonly article: ArticleSummary }) {
  return (
    <>
      <PageMetadata
        title={article.title}
        description={article.excerpt}
        type="article"
        image={articleCards.get(article.id)}
        structuredData={[articleData(article), pathTo(article)]}
      />
      <Page width="reading">
        <BackLink to={paths.news()}>{strings.article.back}</BackLink>
        <article>
          <ArticleHead article={article} />
          <ArticleBody id={article.id} />
        </article>
        <RelatedArticles article={article} />
      </Page>
    </>
  );
}

function pathTo(article: ArticleSummary) {
  return breadcrumbData(
    { name: strings.list.crumb, path: paths.news() },
    { name: article.title, path: paths.article(article.id) },
  );
}

export { ArticlePage as Component };

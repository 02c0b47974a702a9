import { PageMetadata, paths } from 'shared-kernel';
import { useParams } from 'shared-kernel/router';
import { Page } from 'shared-kernel/ui';
import { articleCards } from '../../data/articles/articleCards';
import { articles } from '../../data/articles/articles';
import type { Article } from '../../domain/articles/article';
import { articleData } from '../../domain/structured-data/articleData';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { ArticleHead } from './ArticleHead';
import { ArticleNotFound } from './ArticleNotFound';
import { BackLink } from './BackLink';
import { RelatedArticles } from './RelatedArticles';
import { RichText } from './RichText';
import { strings } from './strings';

export function ArticlePage() {
  const { articleId } = useParams();
  const article = articles.find(({ id }) => String(id) === articleId);
  return article ? <ArticleOnShow key={article.id} article={article} /> : <ArticleNotFound />;
}

function ArticleOnShow({ article }: { readonly article: Article }) {
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
          <RichText text={article.content} />
        </article>
        <RelatedArticles article={article} />
      </Page>
    </>
  );
}

function pathTo(article: Article) {
  return breadcrumbData(
    { name: strings.list.crumb, path: paths.news() },
    { name: article.title, path: paths.article(article.id) },
  );
}

export { ArticlePage as Component };

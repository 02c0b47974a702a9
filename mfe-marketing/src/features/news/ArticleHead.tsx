import { theme } from 'shared-kernel';
import { Badge, PageTitle, Pane, Picture } from 'shared-kernel/ui';
import type { ArticleSummary } from '../../domain/articles/article';
import { categoryTone } from '../../ui/NewsCard';
import { strings } from './strings';

export function ArticleHead({ article }: { readonly article: ArticleSummary }) {
  return (
    <header css={{ marginBottom: theme.space(10) }}>
      <p css={{ marginBottom: theme.space(4) }}>
        <Badge tone={categoryTone[article.category]}>{article.category}</Badge>
      </p>
      <PageTitle>{article.title}</PageTitle>
      <p css={{ marginBottom: theme.space(8), color: theme.color.textMuted }}>
        {strings.article.by} <span>{article.author}</span> ·{' '}
        <time dateTime={article.publishedOn}>{article.date}</time> ·{' '}
        <span>{strings.article.reading(article.minutes)}</span>
      </p>
      <Pane flush>
        <Picture picture={article.picture} alt={article.imageAlt} sizes={readingWidth} priority />
      </Pane>
    </header>
  );
}

const readingWidth = '(min-width: 53.5rem) 48rem, calc(100vw - 2.5rem)';

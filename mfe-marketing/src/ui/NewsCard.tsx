import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Badge, Icon, VisuallyHidden } from 'shared-kernel/ui';
import type { ArticleCategory, ListedArticle } from '../domain/articles/article';
import { coverLink } from './coverLink';
import { PictureCard } from './PictureCard';
import { newsCard } from './strings';

type Props = {
  readonly article: ListedArticle;
  readonly heading: 'h2' | 'h3';
  /** For the card that is visible before any scrolling. */
  readonly priority?: boolean;
  readonly sizes?: string;
};

export const categoryTone: Readonly<Record<ArticleCategory, 'cool' | 'warm' | 'default'>> = {
  International: 'cool',
  Actualité: 'default',
  Compétition: 'warm',
  Conseils: 'cool',
  Local: 'warm',
};

/** An article in a list; its one link covers the card. */
export function NewsCard({ article, heading: Heading, priority, sizes }: Props) {
  return (
    <PictureCard
      as="article"
      interactive
      picture={article.picture}
      alt={article.imageAlt}
      priority={priority}
      sizes={sizes}
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(3) }}>
        <Badge tone={categoryTone[article.category]}>{article.category}</Badge>
        <p css={meta}>
          <time dateTime={article.publishedOn}>{article.date}</time>{' '}
          <span>{`· ${newsCard.by} ${article.author}`}</span>
        </p>
      </div>
      <Heading>{article.title}</Heading>
      <p>{article.excerpt}</p>
      <Link to={paths.article(article.id)} data-cover css={coverLink}>
        {newsCard.readMore}
        <VisuallyHidden>{`\u00a0: ${article.title}`}</VisuallyHidden> <Icon name="arrow" />
      </Link>
    </PictureCard>
  );
}

const meta = { ...theme.type.small, color: theme.color.textMuted } as const;

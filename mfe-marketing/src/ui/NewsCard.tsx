import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Badge, Icon, Pane, VisuallyHidden } from 'shared-kernel/ui';
import type { ArticleCategory, ArticleSummary } from '../domain/articles/article';
import { articleScenes } from '../domain/court/articleScenes';
import { Drawing } from './Drawing';
import { newsCard } from './strings';

type Props = { readonly article: ArticleSummary; readonly heading: 'h2' | 'h3' };

export const categoryTone: Readonly<Record<ArticleCategory, 'cool' | 'warm' | 'default'>> = {
  International: 'cool',
  Actualité: 'default',
  Compétition: 'warm',
  Conseils: 'cool',
  Local: 'warm',
};

/** An article in a list, its drawing above its words or, where the card is wide, beside them; its one link covers the card. */
export function NewsCard({ article, heading: Heading }: Props) {
  return (
    <div css={{ height: '100%', containerType: 'inline-size' }}>
      <Pane as="article" interactive flush css={card}>
        <Drawing
          scene={articleScenes[article.category]()}
          label={article.imageAlt}
          preserveAspectRatio="xMidYMid slice"
          css={picture}
        />
        <div css={words}>
          <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(3) }}>
            <Badge tone={categoryTone[article.category]}>{article.category}</Badge>
            <p css={meta}>
              <time dateTime={article.publishedOn}>{article.date}</time> · {newsCard.by} {article.author}
            </p>
          </div>
          <Heading css={theme.type.title3}>{article.title}</Heading>
          <p css={{ color: theme.color.textMuted }}>{article.excerpt}</p>
          <Link to={paths.article(article.id)} data-cover css={more}>
            {newsCard.readMore}
            <VisuallyHidden>{` : ${article.title}`}</VisuallyHidden> <Icon name="arrow" />
          </Link>
        </div>
      </Pane>
    </div>
  );
}

const wide = '@container (min-width: 40rem)';

const card = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  [wide]: { flexDirection: 'row' },
} as const;

const picture = {
  flex: 'none',
  aspectRatio: '16 / 10',
  background: theme.color.groundRaised,
  [wide]: { width: '56%', height: '100%', aspectRatio: 'auto' },
} as const;

const words = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: theme.space(3),
  padding: theme.space(6),
} as const;

const meta = { ...theme.type.small, color: theme.color.textMuted } as const;

const more = {
  ...theme.type.label,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(2),
  marginTop: 'auto',
  paddingTop: theme.space(2),
  textDecoration: 'none',
  color: theme.color.action,
} as const;

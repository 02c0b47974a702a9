import { Grid, Section } from 'shared-kernel/ui';
import { articleSummaries } from '../../data/articles/articleSummaries';
import type { ArticleSummary } from '../../domain/articles/article';
import { relatedTo } from '../../domain/articles/order';
import { NewsCard } from '../../ui/NewsCard';
import { strings } from './strings';

const shown = 2;

export function RelatedArticles({ article }: { readonly article: ArticleSummary }) {
  return (
    <Section
      title={strings.article.related}
      css={{ '&:first-of-type': { marginBlockStart: 'clamp(3.5rem, 2.3rem + 5vw, 7rem)' } }}
    >
      <Grid as="ul" role="list" min={280}>
        {relatedTo(article, articleSummaries, shown).map((other) => (
          <NewsCard key={other.id} article={other} heading="h3" />
        ))}
      </Grid>
    </Section>
  );
}

import { paths, theme } from 'shared-kernel';
import { ButtonLink, Grid, Section } from 'shared-kernel/ui';
import { previewedArticles } from '../../data/articles/previewedArticles';
import { NewsCard } from '../../ui/NewsCard';
import { trio } from '../../ui/trio';
import { strings } from './strings';

/** Specification, section 2: the home page shows these articles, in this order. */
const previewed = [2, 1, 3];

export function NewsPreview() {
  const articles = previewed.flatMap((id) => previewedArticles.find((article) => article.id === id) ?? []);
  return (
    <Section eyebrow={strings.news.eyebrow} title={strings.news.title}>
      <Grid as="ul" role="list" css={trio}>
        {articles.map((article) => (
          <NewsCard key={article.id} article={article} heading="h3" />
        ))}
      </Grid>
      <div css={{ marginTop: theme.space(8) }}>
        <ButtonLink to={paths.news()}>{strings.news.all}</ButtonLink>
      </div>
    </Section>
  );
}

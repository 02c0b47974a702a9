import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { ButtonLink, Grid, Icon, Section, VisuallyHidden } from 'shared-kernel/ui';
import { previewedArticles } from '../../data/articles/previewedArticles';
import { coverLink } from '../../ui/coverLink';
import { PictureCard } from '../../ui/PictureCard';
import { newsCard } from '../../ui/strings';
import { trio } from '../../ui/trio';
import { strings } from './strings';

/** The articles of the home page, in their order (specification, section 2). */
const previewed = [2, 1, 3];

/** The latest news in a few lines; the list has the summaries. */
export function NewsPreview() {
  const articles = previewed.flatMap((id) => previewedArticles.find((article) => article.id === id) ?? []);
  return (
    <Section title={strings.news.title}>
      <Grid as="ul" role="list" gap={4} css={trio}>
        {articles.map(({ id, title, category, date, publishedOn, picture, imageAlt }) => (
          <PictureCard key={id} as="article" interactive picture={picture} alt={imageAlt}>
            <p>
              <span>{category}</span> · <time dateTime={publishedOn}>{date}</time>
            </p>
            <h3>{title}</h3>
            <Link to={paths.article(id)} data-cover css={coverLink}>
              {newsCard.readMore}
              <VisuallyHidden>{`\u00a0: ${title}`}</VisuallyHidden> <Icon name="arrow" />
            </Link>
          </PictureCard>
        ))}
      </Grid>
      <div css={{ marginTop: theme.space(4) }}>
        <ButtonLink to={paths.news()}>{strings.news.all}</ButtonLink>
      </div>
    </Section>
  );
}

import { PageMetadata, paths, theme } from 'shared-kernel';
import { Grid, Icon, Lead, Page, PageTitle, TextLink } from 'shared-kernel/ui';
import { articleSummaries } from '../../data/articles/articleSummaries';
import { newestFirst } from '../../domain/articles/order';
import { feedPath } from '../../domain/feed';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { NewsCard } from '../../ui/NewsCard';
import { pictureSizes } from '../../ui/pictureSizes';
import { BackLink } from './BackLink';
import { strings } from './strings';

const { list } = strings;
const structuredData = [breadcrumbData({ name: list.crumb, path: paths.news() })];

export function NewsPage() {
  return (
    <Page>
      <PageMetadata structuredData={structuredData} />
      <BackLink to={paths.home()}>{list.back}</BackLink>
      <PageTitle>{list.title}</PageTitle>
      <Lead>{list.lead}</Lead>
      <Grid as="ul" role="list" css={twoThenThree}>
        {newestFirst(articleSummaries).map((article, index) => (
          <NewsCard
            key={article.id}
            article={article}
            heading="h2"
            priority={index === 0}
            sizes={index < 2 ? pictureSizes.largeCard : undefined}
          />
        ))}
      </Grid>
      <p css={{ display: 'flex', alignItems: 'center', gap: theme.space(2), marginTop: theme.space(10) }}>
        <Icon name="download" /> <TextLink href={feedPath}>{list.feed}</TextLink>
      </p>
    </Page>
  );
}

/** On a desktop the newest two are above the others, which are three in a row; on a tablet the newest has a row to itself. */
const twoThenThree = {
  gridTemplateColumns: '1fr',
  [theme.media.tablet]: {
    gridTemplateColumns: 'repeat(6, 1fr)',
    '& > li': { gridColumn: 'span 3' },
    '& > li:first-of-type': { gridColumn: '1 / -1' },
  },
  [theme.media.desktop]: {
    '& > li': { gridColumn: 'span 2' },
    '& > li:first-of-type, & > li:nth-of-type(2)': { gridColumn: 'span 3' },
  },
} as const;

export { NewsPage as Component };

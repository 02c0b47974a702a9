import { PageMetadata, paths, theme } from 'shared-kernel';
import { Grid, Icon, Lead, Page, PageTitle, TextLink } from 'shared-kernel/ui';
import { articleSummaries } from '../../data/articles/articleSummaries';
import { newestFirst } from '../../domain/articles/order';
import { feedPath } from '../../domain/feed';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { pages } from '../../pages';
import { NewsCard } from '../../ui/NewsCard';
import { BackLink } from './BackLink';
import { news } from './strings';

const { list } = news;
const structuredData = [breadcrumbData({ name: list.crumb, path: paths.news() })];

export function NewsPage() {
  return (
    <Page>
      <PageMetadata {...pages.news} structuredData={structuredData} />
      <BackLink to={paths.home()}>{list.back}</BackLink>
      <PageTitle eyebrow={list.eyebrow}>{list.title}</PageTitle>
      <Lead>{list.lead}</Lead>
      <Grid as="ul" role="list" min={320} css={newestWide}>
        {newestFirst(articleSummaries).map((article) => (
          <li key={article.id}>
            <NewsCard article={article} heading="h2" />
          </li>
        ))}
      </Grid>
      <p css={{ display: 'flex', alignItems: 'center', gap: theme.space(2), marginTop: theme.space(10) }}>
        <Icon name="download" /> <TextLink href={feedPath}>{list.feed}</TextLink>
      </p>
    </Page>
  );
}

/** The newest takes two columns, so that five articles fill their rows. */
const newestWide = { [theme.media.tablet]: { '& > li:first-of-type': { gridColumn: 'span 2' } } } as const;

export { NewsPage as Component };

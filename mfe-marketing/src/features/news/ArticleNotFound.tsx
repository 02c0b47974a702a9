import { PageMetadata, paths, theme } from 'shared-kernel';
import { ButtonLink, CourtLines, Lead, Page, PageTitle } from 'shared-kernel/ui';
import { strings } from './strings';

export function ArticleNotFound() {
  const words = strings.notFound;
  return (
    <Page width="reading">
      <PageMetadata title={words.title} description={words.sentence} indexed={false} />
      <CourtLines css={{ maxWidth: '20rem', marginBottom: theme.space(8), color: theme.color.edgeStrong }} />
      <PageTitle>{words.title}</PageTitle>
      <Lead>{words.sentence}</Lead>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>
        <ButtonLink to={paths.home()} variant="primary">
          {words.home}
        </ButtonLink>
        <ButtonLink to={paths.news()}>{words.latest}</ButtonLink>
      </div>
    </Page>
  );
}

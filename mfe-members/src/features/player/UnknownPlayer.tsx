import { PageMetadata, paths } from 'shared-kernel';
import { ButtonLink, EmptyState, Page, PageTitle } from 'shared-kernel/ui';
import { strings } from '../../strings';

const words = strings.player;

export function UnknownPlayer() {
  return (
    <Page>
      <PageMetadata title={words.unknownTitle} description={words.unknown} indexed={false} />
      <PageTitle>{words.unknownTitle}</PageTitle>
      <EmptyState
        title={words.unknown}
        action={
          <>
            <ButtonLink to={paths.profile()} variant="primary">
              {words.toProfile}
            </ButtonLink>
            <ButtonLink to={paths.worldRanking()}>{strings.worldRankingLink}</ButtonLink>
          </>
        }
      />
    </Page>
  );
}

import { PageMetadata, paths, useSession } from 'shared-kernel';
import { EmptyState } from 'shared-kernel/states';
import { ButtonLink, Page, PageTitle } from 'shared-kernel/ui';
import { strings } from '../../strings';
import { strings as words } from './strings';

/** A guest has no profile to return to: the link would show them an unwanted login. */
export function UnknownPlayer() {
  const isMember = useSession().status === 'member';
  return (
    <Page>
      <PageMetadata title={words.unknownTitle} description={words.unknown} indexed={false} />
      <PageTitle>{words.unknownTitle}</PageTitle>
      <EmptyState
        title={words.unknown}
        action={
          <>
            {isMember && (
              <ButtonLink to={paths.profile()} variant="primary">
                {words.toProfile}
              </ButtonLink>
            )}
            <ButtonLink to={paths.worldRanking()}>{strings.toWorldRanking}</ButtonLink>
          </>
        }
      />
    </Page>
  );
}

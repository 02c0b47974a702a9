import { paths, theme, useSession } from 'shared-kernel';
import { useParams } from 'shared-kernel/router';
import { SlowAnswer } from 'shared-kernel/states';
import { Page, PageTitle, Skeleton, VisuallyHidden } from 'shared-kernel/ui';
import { BackLink } from '../../ui/BackLink';
import { MissingTournament } from '../../ui/missing-tournament/MissingTournament';
import { PaperStyles } from '../../ui/PaperStyles';
import { useReadTournament } from '../../ui/useReadTournament';
import { PaperChoice } from './PaperChoice';
import { strings } from './strings';

export function PaperPage() {
  const { tournamentId = '' } = useParams();
  const arrival = useReadTournament(tournamentId);
  const session = useSession();
  if (arrival.status === 'missing') return <MissingTournament id={tournamentId} />;
  const isKnown = arrival.status === 'ready' && session.status !== 'loading';
  const isOrganizer = session.status === 'member' && session.user.role === 'organizer';
  return (
    <Page>
      <PaperStyles />
      <div data-print="hide">
        <BackLink to={paths.tournament(tournamentId)}>
          <bdi>{arrival.status === 'ready' ? arrival.tournament.name : strings.back}</bdi>
        </BackLink>
        <PageTitle>{strings.title}</PageTitle>
      </div>
      {isKnown ? (
        <PaperChoice key={String(isOrganizer)} tournament={arrival.tournament} isOrganizer={isOrganizer} />
      ) : (
        <div role="status" css={{ display: 'grid', gap: theme.space(4) }}>
          <VisuallyHidden>{strings.loading}</VisuallyHidden>
          <SlowAnswer />
          <Skeleton height={320} />
        </div>
      )}
    </Page>
  );
}

export { PaperPage as Component };

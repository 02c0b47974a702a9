import { formatLongDay, PageMetadata, paths, useSession } from 'shared-kernel';
import { Navigate, useParams } from 'shared-kernel/router';
import { Page, Skeleton, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { sampleTournament } from '../../data/sampleTournament';
import type { Tournament } from '../../domain/tournament';
import { PaperStyles } from '../../ui/PaperStyles';
import { useTournament } from '../../ui/useTournament';
import { OrganizerPrompts } from './OrganizerPrompts';
import { strings } from './strings';
import { TournamentHeader } from './TournamentHeader';
import { TournamentTabs } from './TournamentTabs';

export function TournamentPage() {
  const { tournamentId = '' } = useParams();
  const arrival = useTournament(tournamentId);
  if (arrival.status === 'missing') return <Navigate to={paths.organizer()} replace />;
  if (arrival.status === 'ready') return <LoadedTournament tournament={arrival.tournament} />;
  // The sample is known before storage is read: its page can be prerendered.
  if (tournamentId === sampleTournament.id) return <LoadedTournament tournament={sampleTournament} />;
  return (
    <Page>
      <Stack gap={6} role="status">
        <VisuallyHidden>{strings.loading}</VisuallyHidden>
        <Skeleton height="4rem" width="60%" />
        <Skeleton height={480} />
      </Stack>
    </Page>
  );
}

function LoadedTournament({ tournament }: { readonly tournament: Tournament }) {
  const session = useSession();
  const isOrganizer = session.status === 'member' && session.user.role === 'organizer';
  const { name, date, level } = tournament;
  return (
    <Page>
      <PageMetadata title={name} description={strings.description(name, formatLongDay(date), level)} />
      <PaperStyles />
      <TournamentHeader tournament={tournament} isOrganizer={isOrganizer} />
      {isOrganizer && <OrganizerPrompts tournament={tournament} />}
      {isOrganizer && <OfflineDay />}
      <TournamentTabs tournament={tournament} isOrganizer={isOrganizer} />
    </Page>
  );
}

/** Readers fetch nothing ahead: only an organiser has a whole day before him. */
function OfflineDay() {
  return null;
}

export { TournamentPage as Component };

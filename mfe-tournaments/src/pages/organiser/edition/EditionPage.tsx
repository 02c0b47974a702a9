import { lazyWithRetry, paths } from 'shared-kernel';
import { useParams } from 'shared-kernel/router';
import { SlowAnswer } from 'shared-kernel/states';
import { Lead, Page, PageTitle, Skeleton, Stack, VisuallyHidden } from 'shared-kernel/ui';
import type { Tournament } from '../../../model/tournament';
import { BackLink } from '../../../widgets/BackLink';
import { ForOrganizers } from '../../../widgets/ForOrganizers';
import { MissingPart } from '../../../widgets/MissingPart';
import { MissingTournament } from '../../../widgets/missing-tournament/MissingTournament';
import { useTournament } from '../../../widgets/useTournament';
import { DetailsForm } from './DetailsForm';
import { sections } from './lateSections';
import { strings } from './pageStrings';

const Sections = lazyWithRetry(sections, (loaded) => loaded.Sections, {
  placeholder: <Skeleton height={1200} />,
  onError: MissingPart,
});

export function EditionPage() {
  const { tournamentId = '' } = useParams();
  return (
    <ForOrganizers tournamentId={tournamentId}>
      <StoredTournament />
    </ForOrganizers>
  );
}

function StoredTournament() {
  const { tournamentId = '' } = useParams();
  const arrival = useTournament(tournamentId);
  if (arrival.status === 'missing') return <MissingTournament id={tournamentId} />;
  return (
    <Page width="reading">
      <BackLink to={paths.tournament(tournamentId)}>{strings.back}</BackLink>
      <PageTitle>{strings.title}</PageTitle>
      {arrival.status === 'ready' ? (
        <Edition tournament={arrival.tournament} />
      ) : (
        <Stack gap={6} role="status">
          <VisuallyHidden>{strings.loading}</VisuallyHidden>
          <SlowAnswer />
          <Skeleton height={240} />
          <Skeleton height={360} />
        </Stack>
      )}
    </Page>
  );
}

function Edition({ tournament }: { readonly tournament: Tournament }) {
  return (
    <>
      <Lead>{tournament.name}</Lead>
      <DetailsForm tournament={tournament}>
        <Sections tournament={tournament} />
      </DetailsForm>
    </>
  );
}

export { EditionPage as Component, sections };

import { useState } from 'react';
import { importWithRetry, lazyWithRetry, paths, theme } from 'shared-kernel';
import { useParams } from 'shared-kernel/router';
import { SlowAnswer } from 'shared-kernel/states';
import { Lead, Page, PageTitle, Skeleton, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { planToShow } from '../../domain/day/runningDay';
import type { Tournament } from '../../domain/tournament';
import { BackLink } from '../../ui/BackLink';
import { Connection } from '../../ui/Connection';
import { DifferingClock } from '../../ui/DifferingClock';
import { ForOrganizers } from '../../ui/ForOrganizers';
import { MissingPart } from '../../ui/MissingPart';
import { MissingTournament } from '../../ui/missing-tournament/MissingTournament';
import { usePresentTime } from '../../ui/usePresentTime';
import { useTournament } from '../../ui/useTournament';
import { DayForm } from './DayForm';
import { strings } from './strings';

export const plan = importWithRetry(() => import(/* webpackChunkName: "tournaments-day-plan" */ './Plan'));

const Plan = lazyWithRetry(plan, (loaded) => loaded.Plan, {
  placeholder: <Skeleton height={900} />,
  onError: MissingPart,
});

export function DayPage() {
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
    <Page>
      <BackLink to={paths.tournament(tournamentId)}>{strings.back}</BackLink>
      <PageTitle>{strings.title}</PageTitle>
      {arrival.status === 'ready' ? (
        <Day tournament={arrival.tournament} />
      ) : (
        <Stack gap={6} role="status">
          <VisuallyHidden>{strings.loading}</VisuallyHidden>
          <SlowAnswer />
          <Skeleton height={360} />
        </Stack>
      )}
    </Page>
  );
}

function Day({ tournament }: { readonly tournament: Tournament }) {
  const now = usePresentTime();
  const [chosen, choose] = useState('');
  const date = now === null ? undefined : planToShow(tournament, now)?.date;
  const day = tournament.days?.[chosen] ?? tournament.days?.[date ?? ''];
  return (
    <>
      <Lead css={{ overflowWrap: 'anywhere' }}>{tournament.name}</Lead>
      <div css={{ marginBlockEnd: theme.space(6) }}>
        <Connection />
        <DifferingClock />
      </div>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(8) }}>
        <DayForm tournament={tournament} shown={day} onPlanned={choose} />
        {day && <Plan tournament={tournament} day={day} onChoose={choose} />}
      </div>
    </>
  );
}

export { DayPage as Component };

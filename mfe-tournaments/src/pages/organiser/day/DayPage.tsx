import { useState } from 'react';
import { importWithRetry, lazyWithRetry, paths, theme } from 'shared-kernel';
import { useParams } from 'shared-kernel/router';
import { SlowAnswer } from 'shared-kernel/states';
import { Lead, Page, PageTitle, Skeleton, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { planToShow } from '../../../matchday/runningDay';
import type { Tournament } from '../../../model/tournament';
import { BackLink } from '../../../widgets/BackLink';
import { Connection } from '../../../widgets/Connection';
import { DifferingClock } from '../../../widgets/DifferingClock';
import { ForOrganizers } from '../../../widgets/ForOrganizers';
import { MissingPart } from '../../../widgets/MissingPart';
import { MissingTournament } from '../../../widgets/missing-tournament/MissingTournament';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { useTournament } from '../../../widgets/useTournament';
import { DayForm } from './DayForm';
import { strings } from './strings';

export const plan = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-day-plan" */ './PlanSection'),
);

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

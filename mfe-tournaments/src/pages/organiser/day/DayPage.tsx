import { useState } from 'react';
import { importWithRetry, lazyWithRetry, theme } from 'shared-kernel';
import { Lead, Skeleton } from 'shared-kernel/ui';
import { planToShow } from '../../../matchday/runningDay';
import type { Tournament } from '../../../model/tournament';
import { Connection } from '../../../widgets/Connection';
import { DifferingClock } from '../../../widgets/DifferingClock';
import { MissingPart } from '../../../widgets/MissingPart';
import { OrganiserPage } from '../../../widgets/OrganiserPage';
import { usePresentTime } from '../../../widgets/usePresentTime';
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
  return (
    <OrganiserPage texts={strings} skeletons={[360]}>
      {(tournament) => <Day tournament={tournament} />}
    </OrganiserPage>
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

import type { DayPlan, Tournament } from '../../domain/tournament';
import { CourtLinks } from './CourtLinks';
import { PlannedDays } from './PlannedDays';
import { PlanSection } from './PlanSection';

type Props = {
  readonly tournament: Tournament;
  readonly day: DayPlan;
  readonly onChoose: (date: string) => void;
};

/** The part below the form once a day is planned: the days, the matches of one, and a link to each court. */
export function Plan({ tournament, day, onChoose }: Props) {
  return (
    <>
      <PlannedDays tournament={tournament} shown={day.date} onChoose={onChoose} />
      <PlanSection key={day.date} tournament={tournament} day={day} />
      <CourtLinks tournamentId={tournament.id} courts={day.courts} />
    </>
  );
}

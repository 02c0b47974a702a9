import type { DayPlan, Tournament } from '../../domain/tournament';
import { CourtLinks } from './CourtLinks';
import { PlanSection } from './PlanSection';

/** The part below the form once there is a plan: its matches, and a link to each court. */
export function Plan({ tournament, day }: { readonly tournament: Tournament; readonly day: DayPlan }) {
  return (
    <>
      <PlanSection tournament={tournament} day={day} />
      <CourtLinks tournamentId={tournament.id} courts={day.courts} />
    </>
  );
}

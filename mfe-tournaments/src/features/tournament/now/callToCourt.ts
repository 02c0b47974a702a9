import { presentTime } from '../../../data/presentTime';
import { tournaments } from '../../../data/tournaments';
import { movePlacement } from '../../../domain/day/movePlacement';
import { withPlan } from '../../../domain/day/plans';
import { planOfNow } from '../../../domain/day/runningDay';
import { announce } from '../../../ui/announce';
import { strings } from './strings';

/** Moves a called match to another court of the present plan; one drawn since the plan was made gets its place there. */
export async function callToCourt(tournamentId: string, fixture: string, court: number): Promise<void> {
  const saved = await tournaments.update(tournamentId, (current) => {
    const day = planOfNow(current, presentTime());
    return day === null ? current : withPlan(current, movePlacement(day, fixture, { court }));
  });
  if (saved.ok) announce({ title: strings.movedTo(court) });
}

import { presentTime } from '../../../data/presentTime';
import { tournaments } from '../../../data/tournaments';
import { movePlacement } from '../../../domain/day/movePlacement';
import { planOfNow } from '../../../domain/day/runningDay';

/** Gives a match that was drawn after the day was planned its place in the plan, with its call to a court. */
export function callToCourt(tournamentId: string, fixture: string, court: number) {
  return tournaments.update(tournamentId, (current) => {
    const day = planOfNow(current, presentTime());
    const isThere = current.day?.placements.some(
      (placement) => placement.fixture === fixture && placement.court === court,
    );
    return day === null || isThere ? current : { ...current, day: movePlacement(day, fixture, { court }) };
  });
}

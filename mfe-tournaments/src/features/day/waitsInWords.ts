import { waitBounds } from '../../domain/day/waitBounds';
import { waitsOf } from '../../domain/day/waits';
import type { DayPlan, Tournament } from '../../domain/tournament';
import { strings } from './strings';

/** The waits of a plan, beside what none can beat; that is proved of courts that begin together, and said of no others. */
export function waitsInWords({ fixtures }: Tournament, day: DayPlan): string {
  const planned = new Set(day.placements.map(({ fixture }) => fixture));
  const pairings = fixtures.filter(({ id }) => planned.has(id));
  const { worst, mean } = waitsOf(day.placements, pairings, day.matchMinutes);
  const said = strings.waits(worst, Math.round(mean));
  if (!isInSlots(day)) return `${said}.`;
  const bounds = waitBounds(pairings, day.courts, day.matchMinutes);
  return said + strings.waitsBound(bounds.worst, Math.floor(bounds.mean));
}

/** Whether all matches begin together or a match apart. */
function isInSlots({ placements, matchMinutes }: DayPlan): boolean {
  const starts = [...new Set(placements.map(({ at }) => at))].sort((a, b) => a - b);
  return starts.every((start, index) => index === 0 || start - (starts[index - 1] as number) >= matchMinutes);
}

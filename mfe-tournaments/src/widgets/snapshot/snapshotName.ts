import { formatDay } from 'shared-kernel';
import { centreDay, centreTime } from 'shared-kernel/time';

/** « Instantané du 26/11 à 18:00 », by the centre's clock; with the year if it is not that of `now`. */
export function snapshotName(madeAt: string, now: Date): string {
  const moment = new Date(madeAt);
  const day = centreDay(moment);
  const isThisYear = day.slice(0, 4) === centreDay(now).slice(0, 4);
  const written = isThisYear ? formatDay(day).slice(0, 5) : formatDay(day);
  return `Instantané du ${written} à ${centreTime(moment)}`;
}

import { instantAt } from '../../platform/time';
import { hasBegun, isHour } from '../hour';
import { noticeMinutes } from '../plans';
import type { ChangeRefusal, Hour } from './contract';

const minuteMs = 60_000;

/**
 * Decides at the instant `now` whether a reservation may still be cancelled or moved: until two hours before its start,
 * or as the manager has set.
 * Returns the refusal, or null. A reservation without a valid hour may always change.
 */
export function changeRefusal(reservation: Hour, now: Date): ChangeRefusal | null {
  if (!isHour(reservation)) return null;
  if (hasBegun(reservation, now)) return { kind: 'already-begun' };
  const leftMs = instantAt(reservation.date, reservation.time).getTime() - now.getTime();
  return leftMs < noticeMinutes() * minuteMs ? { kind: 'too-late' } : null;
}

/**
 * The same for a page's buttons, with the present minute (`useNow`): a change that would be refused before the end of
 * this minute is not offered.
 */
export function changeRefusalOnShow(reservation: Hour, now: Date): ChangeRefusal | null {
  const minuteBegan = Math.floor(now.getTime() / minuteMs) * minuteMs;
  return changeRefusal(reservation, new Date(minuteBegan + minuteMs - 1));
}

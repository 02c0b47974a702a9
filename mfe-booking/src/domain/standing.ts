import { changeRefusalOnShow, type Hour } from 'shared-kernel/courts';
import { noticeMinutes } from 'shared-kernel/plans';
import { centreDay, centreTime, instantAt } from 'shared-kernel/time';
import { isHour } from 'shared-kernel/upcoming';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/**
 * The state of a reservation in the minute of an instant. `open`: it may change until that minute is over; `too-late`
 * for changes; `playing`; `over`; `unreadable`: the stored hour is invalid.
 */
export type Standing = 'open' | 'too-late' | 'playing' | 'over' | 'unreadable';

export function standingOf(reservation: Hour, now: Date): Standing {
  if (!isHour(reservation)) return 'unreadable';
  const refusal = changeRefusalOnShow(reservation, now);
  if (refusal === null) return 'open';
  if (refusal.kind === 'too-late') return 'too-late';
  return beginningMs(reservation) + hourMs <= now.getTime() ? 'over' : 'playing';
}

/** The last moment at which it may be moved and cancelled, on the centre's clock. */
export function lastChange(reservation: Hour): Hour {
  const last = new Date(beginningMs(reservation) - noticeMinutes() * minuteMs);
  return { date: centreDay(last), time: centreTime(last) };
}

function beginningMs({ date, time }: Hour): number {
  return instantAt(date, time).getTime();
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { centreNow } from 'shared-kernel/courts';
import { askForDay, type Booked, type DayAnswer } from '../../../data/dayList';

/** The staff at the counter see new reservations after this time. */
const askAgainMs = 30_000;

type DayList = {
  /** The last list of this day with its time; null without one. */
  readonly listed: { readonly reservations: readonly Booked[]; readonly at: Date } | null;
  /** The reason why the last request returned no list; null after a list, or while it is pending. */
  readonly trouble: Exclude<DayAnswer, { kind: 'listed' }> | null;
  readonly askAgain: () => void;
};

/**
 * The reservations of a day. It fetches them when the day is opened, when the page is visible again, when the network
 * is back, and every half minute.
 */
export function useDayList(day: string): DayList {
  const [answers, setAnswers] = useState<{ readonly day: string } & Omit<DayList, 'askAgain'>>(
    nothingOf(day),
  );
  const wanted = useRef(day);
  wanted.current = day;

  const askAgain = useCallback(async () => {
    const answer = await askForDay(day);
    if (wanted.current !== day) return;
    setAnswers((before) => {
      const known = before.day === day ? before : nothingOf(day);
      if (answer.kind === 'unanswered') return { ...known, trouble: answer };
      // The page removes the data when the person leaves the staff.
      if (answer.kind === 'not-staff') return { ...nothingOf(day), trouble: answer };
      return { day, listed: { reservations: answer.reservations, at: centreNow() }, trouble: null };
    });
  }, [day]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void askAgain();
    };
    look();
    const timer = setInterval(look, askAgainMs);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [askAgain]);

  return { ...(answers.day === day ? answers : nothingOf(day)), askAgain };
}

function nothingOf(day: string) {
  return { day, listed: null, trouble: null };
}

import { useEffect, useState } from 'react';
import { poll } from 'shared-kernel/back-end';
import { centreNow } from 'shared-kernel/courts';
import type { Trouble } from '../../../data/ask';
import { type ClosedCell, type DeskReservation, noticeSettings, readDesk } from '../../../data/desk';
import { forgetKeptDay, keepDay, readKeptDay } from '../../../data/keptDay';
import { useHeld } from './useHeld';

/** The desk sees what others change after this time. */
const pauseMs = 15_000;
/** Happens to the window after each own change. */
export const changeEvent = 'desk-changed';

/** What a command has changed: the reservation as it is now, or null where it is gone. */
type DeskChange = { readonly id: string; readonly reservation: DeskReservation | null };

/** Shows an own change on the desk at once, and makes it read the others'. */
export function showChange(id: string, reservation: DeskReservation | null): void {
  showChanges([{ id, reservation }]);
}

export function showChanges(changes: readonly DeskChange[]): void {
  dispatchEvent(new CustomEvent<readonly DeskChange[]>(changeEvent, { detail: changes }));
}

type DeskList = {
  readonly reservations: readonly DeskReservation[];
  readonly closures: readonly ClosedCell[];
  readonly at: Date;
};

type State = {
  /** The last list with its time; null without one. */
  readonly listed: DeskList | null;
  /** The reason why the last request returned no list; null after a list, or while it is pending. */
  readonly trouble: Trouble | null;
};

/**
 * What is on the courts from the first to the last day ('yyyy-MM-dd'), which stay the same while the component lives. It
 * follows the changes of others, but shows no new one while the desk is held.
 */
export function useDeskDays(firstDay: string, lastDay: string) {
  const [latest, setLatest] = useState<State>({ listed: null, trouble: null });
  const [turn, setTurn] = useState(0);

  useEffect(
    () =>
      poll(async (signal) => {
        void noticeSettings();
        const answer = await readDesk(firstDay, lastDay);
        if (signal.aborted) return undefined;
        if (answer.ok && answer.value.kind === 'listed') {
          const { reservations, closures } = answer.value;
          const listed = { reservations, closures, at: centreNow() };
          setLatest({ listed, trouble: null });
          if (firstDay === lastDay) keepDay(firstDay, listed);
          return pauseMs;
        }
        const trouble = answer.ok ? 'failed' : answer.trouble;
        // The page removes the data when the person leaves the staff.
        if (trouble === 'no-role') forgetKeptDay();
        const kept = trouble === 'unreachable' && firstDay === lastDay ? readKeptDay(firstDay) : null;
        if (signal.aborted) return undefined;
        setLatest((before) => ({
          listed: trouble === 'no-role' ? null : (before.listed ?? kept),
          trouble,
        }));
        return pauseMs;
      }, changeEvent),
    [firstDay, lastDay, turn],
  );

  useEffect(() => {
    function show(event: Event) {
      const changes = (event as CustomEvent<readonly DeskChange[]>).detail;
      const changed = new Map(changes.map(({ id, reservation }) => [id, reservation]));
      setLatest((before) => {
        if (before.listed === null) return before;
        const others = before.listed.reservations.filter(({ id }) => !changed.has(id));
        const reservations = [...others, ...[...changed.values()].filter((present) => present !== null)];
        return { ...before, listed: { ...before.listed, reservations } };
      });
    }
    addEventListener(changeEvent, show);
    return () => removeEventListener(changeEvent, show);
  }, []);

  return { ...useHeld(latest), askAgain: () => setTurn(turn + 1) };
}

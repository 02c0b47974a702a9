import { useEffect, useRef } from 'react';
import { useSteadyHandler } from '../../../ui/useSteadyHandler';
import type { OpenedCell } from './useOpenDay';

/** The part of « Jour » or « Semaine » that has the cells. */
export const cellsId = 'cases';
/** The title of « Jour ». It has the focus on a day that has no cells, and Page Up leads back from there. */
export const dayTitleId = 'jour-affiche';

const find = (selector: string) => document.querySelector<HTMLElement>(`#${cellsId} ${selector}`);

/** The focus goes to the cell of the grid that Tab reaches; on a phone, which has a list, to that hour or the present one. */
export function focusCells(hour?: number): void {
  const cell =
    find('[role=grid] [tabindex="0"]') ??
    find(`[data-hour="${hour}"] button`) ??
    find('[aria-current=time] button') ??
    find('[data-hour] button') ??
    document.getElementById(dayTitleId);
  cell?.focus();
}

/** The cell that had the focus or a press last: another day begins there. On a phone, which has no table, its hour. */
export function useFocusedCell() {
  const focused = useRef<OpenedCell>(undefined);
  useEffect(() => {
    function keep({ target }: Event) {
      const row = (target as HTMLElement).closest<HTMLElement>(`#${cellsId} [data-hour]`);
      const court = (target as HTMLElement).closest<HTMLElement>('[data-court]')?.dataset.court;
      if (row) focused.current = { hour: Number(row.dataset.hour), ...(court && { court: Number(court) }) };
    }
    const stop = new AbortController();
    addEventListener('focusin', keep, stop);
    // Safari gives a button that is pressed no focus.
    addEventListener('click', keep, stop);
    return () => stop.abort();
  }, []);
  return focused;
}

const turns: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/**
 * Page Down and Page Up in the grid of a day open the next day and the one before, as in any grid of days, at the cell that has the
 * focus.
 */
export function usePageKeys(turn: (days: number) => void): void {
  const turnNow = useSteadyHandler(turn);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const days = turns[event.key];
      const isInDay = document.activeElement?.closest(`#${cellsId} [role=grid], #${dayTitleId}`);
      if (!days || !isInDay || event.ctrlKey || event.altKey || event.shiftKey || event.metaKey) return;
      event.preventDefault();
      turnNow(days);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [turnNow]);
}

/** After an undo or « Ne pas déplacer »: the focus goes to the reservation, or to the cells if it has none left; never out of a window. */
export function focusBooking(id: string, hour?: number): void {
  // The grid shows the change first.
  setTimeout(() => {
    // From a notice the focus has gone to where Tab came from, the footer.
    const isLost = !document.activeElement?.closest('main, [role$=dialog]');
    const isInCells = document.activeElement?.closest(`#${cellsId}`);
    if (!isLost && !isInCells) return;
    const booking = find(`[data-booking="${id}"]`);
    if (booking) booking.focus();
    else if (isLost) focusCells(hour);
  });
}

/**
 * Scrolls the day that has just opened to the present hour, if that is below the first screen. On a phone the hour of the day before
 * comes first, and without both the first reservation.
 */
export function showHour(isWide: boolean, hour?: number): void {
  const present = find('[aria-current=time]');
  const shown = isWide ? present : (find(`[data-hour="${hour}"]`) ?? present ?? find('[data-booking]'));
  const isScrolled = (find('[data-hour]')?.getBoundingClientRect().top ?? 0) < 0;
  if (!shown || isScrolled || shown.getBoundingClientRect().bottom <= innerHeight) return;
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
}

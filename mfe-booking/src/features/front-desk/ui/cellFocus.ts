import { useEffect, useRef } from 'react';

/** The part of « Jour » or « Semaine » that has the cells. */
export const cellsId = 'cases';

const find = (selector: string) => document.querySelector<HTMLElement>(`#${cellsId} ${selector}`);

/** The focus goes to the cell of the grid that Tab reaches; on a phone, which has a list, to that hour or the present one. */
export function focusCells(hour?: number): void {
  const cell =
    find('[role=grid] [tabindex="0"]') ??
    find(`[data-hour="${hour}"] button`) ??
    find('[aria-current=time] button') ??
    find('[data-hour] button');
  cell?.focus();
}

/** The hour whose cells had the focus last: another day begins there. */
export function useFocusedHour() {
  const focused = useRef<number>(undefined);
  useEffect(() => {
    function keep({ target }: FocusEvent) {
      const row = (target as HTMLElement).closest<HTMLElement>(`#${cellsId} [data-hour]`);
      if (row) focused.current = Number(row.dataset.hour);
    }
    addEventListener('focusin', keep);
    return () => removeEventListener('focusin', keep);
  }, []);
  return focused;
}

/** After an undo: the focus goes to the reservation, or to the cells if it has none left; never out of a window. */
export function focusBooking(id: string): void {
  // The grid shows the change first.
  setTimeout(() => {
    const isLost = document.activeElement === document.body;
    const isInCells = document.activeElement?.closest(`#${cellsId}`);
    if (!isLost && !isInCells) return;
    const booking = find(`[data-booking="${id}"]`);
    if (booking) booking.focus();
    else if (isLost) focusCells();
  });
}

/** Scrolls the page that has just opened to the present hour, if that is below the first screen. */
export function showPresentHour(): void {
  const present = find('[aria-current=time]');
  if (!present || scrollY > 0 || present.getBoundingClientRect().bottom <= innerHeight) return;
  present.scrollIntoView({ block: 'center', behavior: 'instant' });
}

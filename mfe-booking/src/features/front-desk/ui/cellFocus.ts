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

/** Scrolls the page that has just opened to the present hour, if that is below the first screen. */
export function showPresentHour(): void {
  const present = find('[aria-current=time]');
  if (!present || scrollY > 0 || present.getBoundingClientRect().bottom <= innerHeight) return;
  present.scrollIntoView({ block: 'center', behavior: 'instant' });
}

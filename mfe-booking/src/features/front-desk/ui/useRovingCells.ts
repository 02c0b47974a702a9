import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

type Place = { readonly row: number; readonly column: number };
type Move = (from: Place, last: Place, isWhole: boolean) => Place;

const moves: Readonly<Record<string, Move>> = {
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  Home: ({ row }, _last, isWhole) => ({ row: isWhole ? 0 : row, column: 0 }),
  End: ({ row }, last, isWhole) => ({ row: isWhole ? last.row : row, column: last.column }),
};

/**
 * One cell of a grid is in the order of the Tab key, and the arrows move along the cells; Home and End along a row, with Ctrl
 * through the whole grid. `rowOf` answers the row to which another key leads.
 */
export function useRovingCells(
  rows: number,
  columns: number,
  first: Place,
  rowOf: (event: KeyboardEvent) => number | null = () => null,
) {
  const grid = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState(first);
  const last = { row: rows - 1, column: columns - 1 };
  const within = ({ row, column }: Place) => ({
    row: Math.max(0, Math.min(row, last.row)),
    column: Math.max(0, Math.min(column, last.column)),
  });
  const active = within(wanted);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey) return;
    const isWhole = event.ctrlKey || event.metaKey;
    // Rows may have come since the cell took the focus.
    const from = placeOf(event.target) ?? active;
    const move = event.shiftKey ? undefined : moves[event.key];
    const otherRow = move || isWhole ? null : rowOf(event);
    const to = move ? move(from, last, isWhole) : otherRow === null ? null : { ...from, row: otherRow };
    if (!to) return;
    event.preventDefault();
    const { row, column } = within(to);
    const find = (place: string) => grid.current?.querySelector<HTMLElement>(`[data-cell="${place}"]`);
    (find(`${to.row} ${to.column}`) ?? find(`${row} ${column}`))?.focus();
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const place = placeOf(target);
    if (place) setWanted(place);
  }

  const cell = (row: number, column: number) => ({
    'data-cell': `${row} ${column}`,
    tabIndex: row === active.row && column === active.column ? 0 : -1,
  });
  /** A button in the head of a row, before its first cell. */
  const header = (row: number) => ({ 'data-cell': `${row} -1`, tabIndex: -1 });
  return { grid: { ref: grid, role: 'grid', onKeyDown, onFocus } as const, cell, header };
}

/** The cell that is `target`, or that stands beside it; null outside of the cells. */
function placeOf(target: EventTarget): Place | null {
  const cell = (target as Element).closest('td, th')?.querySelector<HTMLElement>('[data-cell]');
  const [row, column] = (cell?.dataset.cell ?? '').split(' ').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

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
 * through the whole grid.
 */
export function useRovingCells(rows: number, columns: number, firstRow = 0, firstColumn = 0) {
  const grid = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<Place>({ row: firstRow, column: firstColumn });
  const last = { row: rows - 1, column: columns - 1 };
  const within = ({ row, column }: Place) => ({
    row: Math.max(0, Math.min(row, last.row)),
    column: Math.max(0, Math.min(column, last.column)),
  });
  const active = within(wanted);

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const { row, column } = within(move(active, last, event.ctrlKey || event.metaKey));
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const [row, column] = (target.dataset.cell ?? '').split(' ').map(Number);
    if (row !== undefined && column !== undefined) setWanted({ row, column });
  }

  const cell = (row: number, column: number) => ({
    'data-cell': `${row} ${column}`,
    tabIndex: row === active.row && column === active.column ? 0 : -1,
  });
  return { grid: { ref: grid, role: 'grid', onKeyDown, onFocus } as const, cell };
}

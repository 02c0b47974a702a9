/**
 * The length where the window is high enough for sticky parts, and a length far below zero where they would hide the
 * content: on a phone on its side, in a page at 200 %, or in large letters. A media query would not know letters that
 * the page's own root enlarges.
 */
export function ifHigh(length: string): string {
  return `min(${length}, (100dvh - 30rem) * 999)`;
}

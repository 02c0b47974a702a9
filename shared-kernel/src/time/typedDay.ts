/** Day, month and, where it is written, year: 28/11, 28-11-26, 28.11.2026, 28 11 2026. */
const french = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?$/;
/** The keyboards of many phones have digits alone: 2811, 281126, 28112026. */
const digitsOnly = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/;
const international = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** From 29 February to the next one there may be eight years. */
const longestWaitYears = 8;

/**
 * The day ('yyyy-MM-dd') that a visitor wrote the French way, or as aaaa-mm-jj; null when it is no day of the calendar.
 * A year of two digits is of this century. Without a year it is the next such day from `today` on, and no day at all
 * while `today` is unknown.
 */
export function readTypedDay(text: string, today: string | null): string | null {
  const written = text.trim();
  const [, isoYear, isoMonth, isoDay] = international.exec(written) ?? [];
  if (isoYear !== undefined) return dayOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, day, month, year] = french.exec(written) ?? digitsOnly.exec(written) ?? [];
  if (day === undefined) return null;
  if (year !== undefined) {
    return dayOf(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day));
  }
  return today === null ? null : nextDay(Number(month), Number(day), today);
}

/** How a day 'yyyy-MM-dd' stands in the text field: jj/mm/aaaa. */
export function writeTypedDay(day: string): string {
  return day.split('-').reverse().join('/');
}

function nextDay(month: number, day: number, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  for (let year = thisYear; year <= thisYear + longestWaitYears; year += 1) {
    const found = dayOf(year, month, day);
    if (found !== null && found >= today) return found;
  }
  return null;
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isOfCalendar =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isOfCalendar ? date.toISOString().slice(0, 10) : null;
}

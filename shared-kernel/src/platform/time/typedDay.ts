/** Day, month and, where it is written, year: 28/11, 28-11-26, 28.11.2026, 28 11 2026. */
const french = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?$/;
/** The keyboards of many phones have digits alone: 2811, 281126, 28112026. */
const digitsOnly = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/;
const international = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** As spoken, without accents: 1er decembre, 28 nov. 2026. */
const spoken = /^(\d{1,2}|1er) ([a-z]{3,})\.?(?: (\d{2}|\d{4}))?$/;

const months = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(
  ' ',
);

/** From 29 February to the next one there may be eight years. */
const longestWaitYears = 8;

/**
 * The day ('yyyy-MM-dd') that a visitor wrote the French way, in figures or in words, or as aaaa-mm-jj; null when it is no
 * day of the calendar.
 * A year of two digits is of this century. Without a year it is the next such day from `today` on, and no day at all
 * while `today` is unknown.
 */
export function readTypedDay(text: string, today: string | null): string | null {
  const written = text.trim();
  const [, isoYear, isoMonth, isoDay] = international.exec(written) ?? [];
  if (isoYear !== undefined) return dayOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, day, month, year] = french.exec(written) ?? digitsOnly.exec(written) ?? [];
  if (day === undefined) return readSpokenDay(written, today);
  return dayIn(year, Number(month), Number(day), today);
}

function readSpokenDay(written: string, today: string | null): string | null {
  const plain = written.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLowerCase();
  const [, number = '', name = '', year] = spoken.exec(plain) ?? [];
  const [meant, other] = months.filter((month) => month.startsWith(name));
  // « jui » is two months.
  if (meant === undefined || other !== undefined) return null;
  const month = months.indexOf(meant) + 1;
  const day = Number.parseInt(number, 10);
  return dayIn(year, month, day, today);
}

/** The text of a day 'yyyy-MM-dd' in the field: jj/mm/aaaa. */
export function writeTypedDay(day: string): string {
  return day.split('-').reverse().join('/');
}

function dayIn(year: string | undefined, month: number, day: number, today: string | null): string | null {
  if (year !== undefined) return dayOf(Number(year.length === 2 ? `20${year}` : year), month, day);
  return today === null ? null : nextDay(month, day, today);
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

const french = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const international = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/**
 * The day written as jj/mm/aaaa (dots, dashes or spaces between the numbers too) or as aaaa-mm-jj, in the form
 * 'yyyy-MM-dd'; null when it is no day of the calendar.
 */
export function readTypedDay(text: string): string | null {
  const trimmed = text.trim();
  const [, day, month, year] = french.exec(trimmed) ?? [];
  const [, otherYear, otherMonth, otherDay] = international.exec(trimmed) ?? [];
  const written = `${year ?? otherYear}-${twoDigits(month ?? otherMonth)}-${twoDigits(day ?? otherDay)}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null;
}

/** How a day 'yyyy-MM-dd' stands in the text field. */
export function writeTypedDay(day: string): string {
  return day.split('-').reverse().join('/');
}

function twoDigits(number = ''): string {
  return number.padStart(2, '0');
}

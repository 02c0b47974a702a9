const french = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const international = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * The day a visitor wrote as jj/mm/aaaa (dots, dashes, spaces or nothing between the numbers too) or as aaaa-mm-jj,
 * in the form 'yyyy-MM-dd'; null when it is no day of the calendar.
 */
export function readTypedDay(text: string): string | null {
  const trimmed = text.trim();
  const [, day, month, year] = french.exec(trimmed) ?? digitsOnly.exec(trimmed) ?? reversed(trimmed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  return isDayOfCalendar(Number(year), Number(month), Number(day))
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : null;
}

/** How a day 'yyyy-MM-dd' stands in the text field: jj/mm/aaaa. */
export function writeTypedDay(day: string): string {
  return day.split('-').reverse().join('/');
}

function reversed(text: string) {
  const match = international.exec(text);
  return match === null ? null : [match[0], match[3], match[2], match[1]];
}

function isDayOfCalendar(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const months = [
  ['janvier', 'janv.'],
  ['février', 'févr.'],
  ['mars', 'mars'],
  ['avril', 'avr.'],
  ['mai', 'mai'],
  ['juin', 'juin'],
  ['juillet', 'juil.'],
  ['août', 'août'],
  ['septembre', 'sept.'],
  ['octobre', 'oct.'],
  ['novembre', 'nov.'],
  ['décembre', 'déc.'],
] as const;

export interface DayNames {
  readonly weekday: string;
  readonly shortWeekday: string;
  /** « 1er », « 2 », as French counts the days of a month. */
  readonly number: string;
  readonly month: string;
  readonly shortMonth: string;
  readonly year: number;
}

/**
 * The French names of a day (yyyy-MM-dd); undefined for an invalid day. The names are written by hand, because the
 * first `Intl.DateTimeFormat` of a page blocks a slow phone for 50 ms. A test compares them with Intl's.
 */
export function dayNames(day: string): DayNames | undefined {
  const date = parseDay(day);
  if (date === undefined) return undefined;
  const weekday = weekdays[date.getUTCDay()] ?? '';
  const [month, shortMonth] = months[date.getUTCMonth()] ?? months[0];
  const number = date.getUTCDate();
  return {
    weekday,
    shortWeekday: `${weekday.slice(0, 3)}.`,
    number: number === 1 ? '1er' : String(number),
    month,
    shortMonth,
    year: date.getUTCFullYear(),
  };
}

/** The day at midnight UTC, where no clock changes; a stored day may be invalid, so every part is checked. */
function parseDay(day: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day) ? undefined : date;
}

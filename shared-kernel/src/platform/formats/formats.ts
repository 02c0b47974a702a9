/** 5325 as « 5 325 », 0.5 as « 0,5 », to the third decimal. */
export function formatNumber(value: number): string {
  return inFrench(String(Math.round(value * 1000) / 1000));
}

/** An amount in euros, with cents only where there are any: « 25 € », « 12,50 € ». */
export function formatPrice(amountEuros: number): string {
  return `${inFrench(Number.isInteger(amountEuros) ? String(amountEuros) : amountEuros.toFixed(2))}\u00a0€`;
}

/** By hand: the first `Intl.NumberFormat` of a page holds a slow phone up for longer than all else that the page does at once. */
function inFrench(digits: string): string {
  const [whole = '', decimals] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

/** An hour in French: « 18 h » for 18:00, « 18 h 30 » for 18:30; an invalid text stays unchanged. */
export function formatHour(time: string): string {
  return time.replace(/^0/, '').replace(':', '\u00a0h\u00a0').replace(/\D00$/, '');
}

/** A day (yyyy-MM-dd) as 15/09/2025; an invalid text stays unchanged. */
export function formatDay(day: string): string {
  return dayNames(day) === undefined ? day : day.split('-').reverse().join('/');
}

/** A day (yyyy-MM-dd) as « lundi 15 septembre 2025 »; an invalid text stays unchanged. */
export function formatLongDay(day: string): string {
  const names = dayNames(day);
  return names ? `${names.weekday} ${names.number} ${names.month} ${names.year}` : day;
}

/** A name for a sentence: around one in Hebrew or Arabic, other names, numbers and marks keep their order. */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}

/** Letters of these scripts, of which some are surrogate pairs, and marks that turn the direction. */
const rightToLeft = /[\u0590-\u08ff\u200f\u202a-\u202e\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;

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

interface DayNames {
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

import { dayNames } from './dayNames';

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

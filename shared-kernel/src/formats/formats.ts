/** French formats. Intl objects are slow to make, so each is made at its first use and kept. */

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const number = once(() => new Intl.NumberFormat('fr-FR'));
const wholeEuros = once(
  () => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);
const euros = once(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }));
const longDay = once(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** 5325 as « 5 325 ». */
export function formatNumber(value: number): string {
  return number().format(value);
}

/** An amount in euros, with cents only where there are any: « 25 € », « 12,50 € ». */
export function formatPrice(amountEuros: number): string {
  return (Number.isInteger(amountEuros) ? wholeEuros() : euros()).format(amountEuros);
}

/** An hour as French says it: « 18 h » for 18:00, « 18 h 30 » for 18:30; a text that is no hour comes back as it is. */
export function formatHour(time: string): string {
  return time.replace(/^0/, '').replace(':', '\u00a0h\u00a0').replace(/\D00$/, '');
}

/** A day (yyyy-MM-dd) as 15/09/2025; a text that is no day comes back as it is. */
export function formatDay(day: string): string {
  const date = parseDay(day);
  return date === undefined ? day : day.split('-').reverse().join('/');
}

/** A day (yyyy-MM-dd) as « lundi 15 septembre 2025 »; a text that is no day comes back as it is. */
export function formatLongDay(day: string): string {
  const date = parseDay(day);
  // French says « 1er », which Intl does not.
  return date === undefined
    ? day
    : longDay()
        .format(date)
        .replace(/(?<=\s)1(?=\s)/, '1er');
}

/** The day at midnight UTC, where no clock changes; stored days may be anything, so nothing is taken for granted. */
function parseDay(day: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day) ? undefined : date;
}

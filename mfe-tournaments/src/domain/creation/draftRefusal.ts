export type DraftRefusal =
  | { readonly kind: 'name-required' }
  | { readonly kind: 'date-required' }
  | { readonly kind: 'date-invalid' }
  | { readonly kind: 'date-too-early' }
  | { readonly kind: 'date-too-late' }
  | { readonly kind: 'level-required' };

/** The year after the sport was invented; no tournament was played before. */
const firstDay = '1988-01-01';
/** Organisers plan no further ahead: a later year is mistyped. */
const longestWaitYears = 2;

/** Returns the reason why a tournament cannot have a day (`yyyy-MM-dd`), or null. */
export function refusalOfDate(date: string, today: string): DraftRefusal | null {
  if (date.trim() === '') return { kind: 'date-required' };
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
  if (!isReal) return { kind: 'date-invalid' };
  if (date < firstDay) return { kind: 'date-too-early' };
  const lastDay = `${Number(today.slice(0, 4)) + longestWaitYears}${today.slice(4)}`;
  return date > lastDay ? { kind: 'date-too-late' } : null;
}

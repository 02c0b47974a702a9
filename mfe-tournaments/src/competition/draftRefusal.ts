export type DraftRefusal =
  | { readonly kind: 'name-required' }
  | { readonly kind: 'name-too-long' }
  | { readonly kind: 'date-required' }
  | { readonly kind: 'date-invalid' }
  | { readonly kind: 'date-too-early' }
  | { readonly kind: 'date-too-late' }
  | { readonly kind: 'level-required' };

/** The year after the sport was invented; no tournament was played before. */
const firstDay = '1988-01-01';
/** Organisers plan no further ahead: a later year is mistyped. */
const longestWaitYears = 2;

/** In characters: as many as the back end's table takes. */
const longestName = 200;

/** Returns the reason why a tournament cannot have a name, or null. */
export function refusalOfName(name: string): DraftRefusal | null {
  // Spaces, marks, fillers and control signs alone show nothing.
  if (!/(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(name))
    return { kind: 'name-required' };
  return [...name.trim()].length > longestName ? { kind: 'name-too-long' } : null;
}

/** The name of a tournament that was made without the limit, in a file or on this device, cut to it. */
export function withinLimit(name: string): string {
  return [...name].slice(0, longestName).join('');
}

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

/** The levels offered, as they are stored and shown (specification, section 5). */
export const levels = ['Amateur', 'Régional', 'National', 'Mondial'] as const;
export type Level = (typeof levels)[number];

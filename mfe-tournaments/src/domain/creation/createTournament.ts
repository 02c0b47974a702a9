import type { Tournament, TournamentFormat } from '../tournament';

export type Level = 'Amateur' | 'Régional' | 'National' | 'Mondial';

/** The levels offered, as they are stored and shown (specification, section 5). */
export const levels: readonly Level[] = ['Amateur', 'Régional', 'National', 'Mondial'];

export type TournamentDraft = {
  readonly name: string;
  /** Day, `yyyy-MM-dd`; empty until chosen. */
  readonly date: string;
  /** Empty until chosen. */
  readonly level: Level | '';
  readonly description: string;
  readonly format: TournamentFormat;
};

/** The form as it opens: return matches on, playoffs off (specification, section 5), three winning sets. */
export const emptyDraft: TournamentDraft = {
  name: '',
  date: '',
  level: '',
  description: '',
  format: { type: 'championship', winningSets: '3', homeAndAway: true, playoffs: false },
};

export type DraftRefusal =
  | { readonly kind: 'name-required' }
  | { readonly kind: 'date-required' }
  | { readonly kind: 'date-invalid' }
  | { readonly kind: 'date-too-early' }
  | { readonly kind: 'date-too-late' }
  | { readonly kind: 'level-required' };
export type DraftRefusals = { readonly [Field in 'name' | 'date' | 'level']?: DraftRefusal };

export type CreationOutcome =
  | { readonly ok: true; readonly tournament: Tournament }
  | { readonly ok: false; readonly refusals: DraftRefusals };

/**
 * Makes the tournament of a draft, without teams or fixtures, or says what is missing, field by field. `today` is a day,
 * `yyyy-MM-dd`.
 */
export function createTournament(draft: TournamentDraft, id: string, today: string): CreationOutcome {
  const refusals = refusalsOf(draft, today);
  if (Object.keys(refusals).length > 0) return { ok: false, refusals };
  const { name, date, level, description, format } = draft;
  const tournament = {
    id,
    name: name.trim(),
    date,
    level,
    description: description.trim(),
    format,
    teams: [],
    fixtures: [],
  };
  return { ok: true, tournament };
}

/** Name, date and level are required (specification, section 5). */
export function refusalsOf({ name, date, level }: TournamentDraft, today: string): DraftRefusals {
  const dateRefusal = refusalOfDate(date, today);
  return {
    ...(name.trim() === '' && { name: { kind: 'name-required' } as const }),
    ...(dateRefusal && { date: dateRefusal }),
    ...(level === '' && { level: { kind: 'level-required' } as const }),
  };
}

/** The year after the sport was invented; no tournament was played before. */
const firstDay = '1988-01-01';
/** Nobody plans further ahead: whoever writes so has mistyped the year. */
const longestWaitYears = 2;

/** Says why a day (`yyyy-MM-dd`) can be no tournament's; null where it can. */
export function refusalOfDate(date: string, today: string): DraftRefusal | null {
  if (date.trim() === '') return { kind: 'date-required' };
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
  if (!isReal) return { kind: 'date-invalid' };
  if (date < firstDay) return { kind: 'date-too-early' };
  const lastDay = `${Number(today.slice(0, 4)) + longestWaitYears}${today.slice(4)}`;
  return date > lastDay ? { kind: 'date-too-late' } : null;
}

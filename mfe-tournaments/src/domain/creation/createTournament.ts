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
  | { readonly kind: 'level-required' };
export type DraftRefusals = { readonly [Field in 'name' | 'date' | 'level']?: DraftRefusal };

export type CreationOutcome =
  | { readonly ok: true; readonly tournament: Tournament }
  | { readonly ok: false; readonly refusals: DraftRefusals };

/** Makes the tournament of a draft, without teams or fixtures, or says what is missing, field by field. */
export function createTournament(draft: TournamentDraft, id: string): CreationOutcome {
  const refusals = refusalsOf(draft);
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
export function refusalsOf({ name, date, level }: TournamentDraft): DraftRefusals {
  const dateRefusal = refusalOfDate(date);
  return {
    ...(name.trim() === '' && { name: { kind: 'name-required' } as const }),
    ...(dateRefusal && { date: dateRefusal }),
    ...(level === '' && { level: { kind: 'level-required' } as const }),
  };
}

function refusalOfDate(date: string): DraftRefusal | null {
  if (date.trim() === '') return { kind: 'date-required' };
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
  return isReal ? null : { kind: 'date-invalid' };
}

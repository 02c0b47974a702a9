import { cleanName } from 'shared-kernel/names';
import type { Tournament, TournamentFormat } from '../model/tournament';
import { type DraftRefusal, type Level, refusalOfDate, refusalOfName } from './draftRefusal';

/** The form's values; day (`yyyy-MM-dd`) and level are empty until chosen. */
export type TournamentDraft = Pick<Tournament, 'name' | 'date' | 'description'> & {
  readonly level: Level | '';
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

export type DraftRefusals = { readonly [Field in 'name' | 'date' | 'level']?: DraftRefusal };

/** Makes a draft's tournament, without teams or fixtures, or returns the missing fields; `today` is `yyyy-MM-dd`. */
export function createTournament(draft: TournamentDraft, id: string, today: string) {
  const refusals = refusalsOf(draft, today);
  if (Object.keys(refusals).length > 0) return { ok: false, refusals } as const;
  const [name, description] = [cleanName(draft.name), draft.description.trim()];
  const tournament: Tournament = { id, ...draft, name, description, teams: [], fixtures: [] };
  return { ok: true, tournament } as const;
}

/** Name, date and level are required (specification, section 5), the name within its limit. */
export function refusalsOf({ name, date, level }: TournamentDraft, today: string): DraftRefusals {
  const nameRefusal = refusalOfName(name);
  const dateRefusal = refusalOfDate(date, today);
  return {
    ...(nameRefusal && { name: nameRefusal }),
    ...(dateRefusal && { date: dateRefusal }),
    ...(level === '' && { level: { kind: 'level-required' } as const }),
  };
}

import { type Typed, visitDraft } from 'shared-kernel/drafts';
import { emptyDraft, type TournamentDraft } from '../competition/createTournament';
import { levels } from '../competition/draftRefusal';
import type { TournamentFormat } from '../model/tournament';

type Field = Exclude<keyof TournamentDraft, 'format'> | keyof TournamentFormat;

/** The tournament that is about to be created. A draft holds texts: a ticked box is 'true' in it. */
export const creationDraft = visitDraft<Field>('creation');

/** The visitor's input, over the form's defaults; the type cannot be chosen yet. */
export function readCreation(typed: Typed<Field>): TournamentDraft {
  const { name = '', date = '', description = '' } = typed;
  return {
    ...{ name, date, description },
    level: levels.find((level) => level === typed.level) ?? '',
    format: {
      ...emptyDraft.format,
      winningSets: typed.winningSets === '2' ? '2' : '3',
      homeAndAway: typed.homeAndAway !== 'false',
      playoffs: typed.playoffs === 'true',
    },
  };
}

export function keepCreation(part: Partial<Record<Field, string | boolean>>): void {
  creationDraft.keep(
    Object.fromEntries(Object.entries(part).map(([field, value]) => [field, String(value)])),
  );
}

import { type Typed, visitDraft } from 'shared-kernel/drafts';
import { emptyDraft, type TournamentDraft } from '../competition/createTournament';
import { levels } from '../competition/draftRefusal';

type Field = Exclude<keyof TournamentDraft, 'format'> | 'winningSets' | 'homeAndAway' | 'playoffs';

/** The tournament that is about to be created. A draft holds texts: a ticked box is 'true' in it. */
export const creationDraft = visitDraft<Field>('creation');

/** The visitor's input, over the form's defaults; the type cannot be chosen yet. */
export function readCreation(typed: Typed<Field>): TournamentDraft {
  const { name, date, description, format } = emptyDraft;
  return {
    name: typed.name ?? name,
    date: typed.date ?? date,
    level: levels.find((level) => level === typed.level) ?? '',
    description: typed.description ?? description,
    format: {
      ...format,
      winningSets: typed.winningSets === '2' ? '2' : '3',
      homeAndAway: typed.homeAndAway !== 'false',
      playoffs: typed.playoffs === 'true',
    },
  };
}

export function keepCreation({ format, ...texts }: Partial<TournamentDraft>): void {
  creationDraft.keep({
    ...texts,
    ...(format && {
      winningSets: format.winningSets,
      homeAndAway: String(format.homeAndAway),
      playoffs: String(format.playoffs),
    }),
  });
}

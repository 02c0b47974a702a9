import type { Shape } from 'shared-kernel';
import * as v from 'valibot';
import type { Tournament, TournamentSummary } from '../domain/tournament';
import { tournamentSchema, tournamentSummarySchema } from './tournamentSchema';

type Raw = Readonly<Record<string, unknown>>;

/** Version 1 was also written by other code: with numbers for identifiers, and without what is not there yet. */
function withTextIdentifier(older: Raw): Raw {
  const { id } = older;
  return typeof id === 'number' ? { ...older, id: String(id) } : older;
}

function withEverything(fixture: unknown): unknown {
  if (typeof fixture !== 'object' || fixture === null) return fixture;
  return { result: null, liveUrl: null, ...withTextIdentifier(fixture as Raw) };
}

export const summaryShape: Shape<TournamentSummary> = {
  version: 2,
  steps: { 1: (older) => ({ description: '', ...withTextIdentifier(older) }) },
  schema: tournamentSummarySchema,
};

/** Since version 2 the events of its matches stand in the event store, and each fixture says how many it tells. */
export const tournamentShape: Shape<Tournament> = {
  version: 2,
  steps: {
    1: (older) => {
      const { fixtures } = older;
      return {
        description: '',
        ...withTextIdentifier(older),
        fixtures: Array.isArray(fixtures) ? fixtures.map(withEverything) : fixtures,
      };
    },
  },
  schema: tournamentSchema,
};

/** The record under a key is that tournament's, whatever identifier is written in it. */
export function tournamentShapeOf(id: string): Shape<Tournament> {
  const named = v.pipe(
    v.looseObject({}),
    v.transform((record): unknown => ({ ...record, id })),
    tournamentSchema,
  );
  return { ...tournamentShape, schema: named };
}

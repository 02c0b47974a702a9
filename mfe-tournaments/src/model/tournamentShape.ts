import { noteDataLoss, type Schema, type Shape } from 'shared-kernel';
import type { Tournament, TournamentSummary } from './tournament';
import { listedSchemas, tournamentSchema, tournamentSummarySchema } from './tournamentSchema';
import * as v from './validation';

type Raw = Readonly<Record<string, unknown>>;

/** Other code also wrote version 1: with numeric identifiers, and without later fields. */
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

/**
 * Since version 2 the event store holds the events, and each fixture has the number of published ones. Since version 3
 * forfeits and withdrawals decide matches, which an earlier release would treat as unplayed: it only reads the record.
 */
export const tournamentShape: Shape<Tournament> = {
  version: 3,
  steps: {
    2: (older) => older,
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

/** The key decides the identifier, whatever the record says; the list replaces an unreadable name, day or level. */
export function tournamentShapeOf(id: string, listed: () => TournamentSummary | undefined) {
  const schema: Schema<Tournament> = v.pipe(
    v.looseObject({}),
    v.transform((record): unknown => ({ ...record, ...withListed(record, listed), id })),
    tournamentSchema,
  );
  return { ...tournamentShape, schema };
}

function withListed(record: Raw, listed: () => TournamentSummary | undefined): Partial<TournamentSummary> {
  const wrong = Object.entries(listedSchemas).filter(([field, schema]) => !v.is(schema, record[field]));
  const summary = wrong.length > 0 ? listed() : undefined;
  if (summary === undefined) return {};
  noteDataLoss();
  return Object.fromEntries(wrong.map(([field]) => [field, summary[field as keyof TournamentSummary]]));
}

/** Marks a file as one of ours, with the version of its shape. */
export const fileMark = { format: 'jorkyball-tournament', version: 1 } as const;

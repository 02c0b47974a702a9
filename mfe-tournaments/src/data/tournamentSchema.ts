import * as v from 'valibot';
import type {
  Card,
  Fixture,
  Goal,
  MatchDetails,
  MatchSet,
  SetSide,
  Team,
  Tournament,
  TournamentFormat,
  TournamentSummary,
} from '../domain/tournament';
import { sheetEventSchema } from './sheetEventSchema';

type Schema<T> = v.GenericSchema<unknown, T>;

/** Ids are texts here; a number that somebody stored is the same id. */
const idSchema: Schema<string> = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Missing and null are one thing. */
function nullish<T>(schema: Schema<T>): Schema<T | null> {
  return v.optional(v.nullable(schema), null);
}

const summaryEntries = {
  id: idSchema,
  name: v.string(),
  date: v.string(),
  level: v.string(),
  description: v.optional(v.string(), ''),
};

export const tournamentSummarySchema: Schema<TournamentSummary> = v.looseObject(summaryEntries);

const formatSchema: Schema<TournamentFormat> = v.looseObject({
  type: v.picklist(['championship', 'cup']),
  winningSets: v.picklist(['2', '3']),
  homeAndAway: v.boolean(),
  playoffs: v.boolean(),
});

const goalSchema: Schema<Goal> = v.looseObject({
  scorerId: nullish(idSchema),
  type: v.picklist(['attacker', 'defender', 'penalty']),
});

const cardSchema: Schema<Card> = v.looseObject({
  type: v.picklist(['green', 'yellow', 'red']),
  player: nullish(idSchema),
  setIndex: v.number(),
});

const setSideSchema: Schema<SetSide> = v.looseObject({
  players: v.looseObject({ attacker: nullish(idSchema), defender: nullish(idSchema) }),
  goals: v.array(goalSchema),
  cards: v.array(cardSchema),
});

const matchSetSchema: Schema<MatchSet> = v.looseObject({ teamA: setSideSchema, teamB: setSideSchema });

const detailsSchema: Schema<MatchDetails> = v.looseObject({
  sets: v.array(matchSetSchema),
  globalCards: v.looseObject({ teamA: v.array(cardSchema), teamB: v.array(cardSchema) }),
});

const resultSchema = v.looseObject({
  homeScore: v.number(),
  awayScore: v.number(),
  details: nullish(detailsSchema),
});

export const fixtureSchema: Schema<Fixture> = v.looseObject({
  id: idSchema,
  homeTeam: v.string(),
  awayTeam: v.string(),
  result: nullish(resultSchema),
  liveUrl: nullish(v.string()),
  status: v.picklist(['pending', 'inprogress', 'finished']),
  events: v.optional(v.array(sheetEventSchema)),
  round: v.optional(v.number()),
  leg: v.optional(v.picklist([1, 2])),
  phase: v.optional(v.literal('playoffs')),
  slot: v.optional(
    v.picklist(['quarterfinal-1', 'quarterfinal-2', 'semifinal-1', 'semifinal-2', 'final', 'relegation']),
  ),
});

const teamSchema: Schema<Team> = v.looseObject({
  name: v.string(),
  logo: v.nullable(v.string()),
  players: v.array(v.looseObject({ id: v.string(), name: v.string() })),
});

export const tournamentSchema: Schema<Tournament> = v.looseObject({
  ...summaryEntries,
  format: v.optional(formatSchema),
  teams: v.array(v.string()),
  fixtures: v.array(fixtureSchema),
  squads: v.optional(v.array(teamSchema)),
});

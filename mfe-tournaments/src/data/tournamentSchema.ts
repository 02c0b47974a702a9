import {
  fixtureSchema,
  type Fixture as KeptFixture,
  type Tournament as KeptTournament,
  tournamentSchema as keptTournamentSchema,
} from 'shared-kernel/tournaments';
import * as v from 'valibot';
import type { SheetEvent } from '../domain/match-sheet/sheetEvent';
import type { Fixture, Team, Tournament } from '../domain/tournament';

type Schema<T> = v.GenericSchema<unknown, T>;

const recorded = { id: v.string(), at: v.string(), sequence: v.number() };
const onCourt = {
  ...recorded,
  setIndex: v.pipe(v.number(), v.integer(), v.minValue(0)),
  side: v.picklist(['teamA', 'teamB']),
};
const playerId = v.nullable(v.string());

/** One line of a match sheet’s log. */
export const sheetEventSchema: Schema<SheetEvent> = v.variant('kind', [
  v.looseObject({
    ...onCourt,
    kind: v.literal('selection'),
    role: v.picklist(['attacker', 'defender']),
    playerId,
  }),
  v.looseObject({
    ...onCourt,
    kind: v.literal('goal'),
    type: v.picklist(['attacker', 'defender', 'penalty']),
    scorerId: v.string(),
  }),
  v.looseObject({
    ...onCourt,
    kind: v.literal('card'),
    type: v.picklist(['green', 'yellow', 'red']),
    playerId,
  }),
  v.looseObject({ ...recorded, kind: v.picklist(['undo', 'redo']), target: v.string() }),
]);

const additionsToFixture = v.looseObject({
  id: v.string(),
  events: v.optional(v.array(sheetEventSchema)),
  round: v.optional(v.number()),
  leg: v.optional(v.picklist([1, 2])),
  phase: v.optional(v.literal('playoffs')),
  slot: v.optional(
    v.picklist(['quarterfinal-1', 'quarterfinal-2', 'semifinal-1', 'semifinal-2', 'final', 'relegation']),
  ),
}) as v.GenericSchema as v.GenericSchema<KeptFixture, Fixture>;

const teamSchema: Schema<Team> = v.looseObject({
  name: v.string(),
  logo: v.nullable(v.string()),
  players: v.array(v.looseObject({ id: v.string(), name: v.string() })),
});

const additions = v.looseObject({
  fixtures: v.array(v.pipe(fixtureSchema, additionsToFixture)),
  squads: v.optional(v.array(teamSchema)),
}) as v.GenericSchema as v.GenericSchema<KeptTournament, Tournament>;

/** What the kernel keeps of a tournament, and what this section adds: rounds, playoffs, logs and squads. */
export const tournamentSchema: Schema<Tournament> = v.pipe(keptTournamentSchema, additions);

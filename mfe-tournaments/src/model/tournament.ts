/** The stored shapes of a tournament (specification, section 3): plain JSON, which storage keeps unchanged. */
import type { InferOutput } from 'valibot';
import type { CardType, GoalType, PlayerId, Role, Side } from './sheetEvent';
import type * as schemas from './tournamentSchema';

export type { CardType, GoalType, PlayerId, Role, Side };

export type Player = InferOutput<typeof schemas.playerSchema>;
export type Team = InferOutput<typeof schemas.teamSchema>;
export type PlayoffSlot = InferOutput<typeof schemas.playoffSlot>;
export type TournamentFormat = InferOutput<typeof schemas.formatSchema>;
export type Goal = InferOutput<typeof schemas.goalSchema>;
export type Card = InferOutput<typeof schemas.cardSchema>;
export type SetSide = InferOutput<typeof schemas.setSideSchema>;
/** Who holds each role in a set; null until somebody is selected. */
export type Lineup = SetSide['players'];
export type MatchSet = InferOutput<typeof schemas.matchSetSchema>;
export type MatchDetails = InferOutput<typeof schemas.detailsSchema>;
export type MatchResult = InferOutput<typeof schemas.resultSchema>;
export type FixtureStatus = InferOutput<typeof schemas.statusSchema>;
export type Ruling = schemas.Ruling;
export type Postponement = InferOutput<typeof schemas.postponementSchema>;
export type MatchTimes = InferOutput<typeof schemas.timesSchema>;
export type Fixture = InferOutput<typeof schemas.fixtureSchema>;
export type Withdrawal = InferOutput<typeof schemas.withdrawalSchema>;
/**
 * What happens to the league matches of a withdrawn team. `kept`: the finished ones stand, and its opponents win the
 * others. `annulled`: none counts. `won-by-opponents`: its opponents win them all, finished or not.
 */
export type WithdrawalTreatment = Withdrawal['treatment'];
export type TieDecision = InferOutput<typeof schemas.tieDecisionSchema>;
export type Placement = InferOutput<typeof schemas.placementSchema>;
export type DayPlan = InferOutput<typeof schemas.daySchema>;

export type TournamentSummary = InferOutput<typeof schemas.tournamentSummarySchema> & {
  /** The back end's summary, which spares the list the records; absent on a site without a back end. */
  readonly shared?: SharedFacts | undefined;
};

type SharedFacts = {
  /** The member who may change it; absent in copies of earlier releases. */
  readonly organiser?: string | undefined;
  readonly teams: readonly string[];
  readonly status: FixtureStatus;
  /** Matches played, and all there are. */
  readonly finished: number;
  readonly count: number;
};

export type Tournament = TournamentSummary & InferOutput<typeof schemas.tournamentSchema>;

/** What a sheet gives its match: `publishSheet` made it from `counted` events. */
export type SheetResult = {
  readonly fixture: string;
  readonly counted: number;
  readonly result: MatchResult | null;
  readonly times?: MatchTimes | undefined;
  /** Of a playoff match, because its record may not know it: its place, and its teams by their names at that time. */
  readonly slot?: PlayoffSlot | undefined;
  readonly homeTeam?: string | undefined;
  readonly awayTeam?: string | undefined;
};

/** A tournament's entry in the summary list. */
export function summaryOf({ id, name, date, level, description }: TournamentSummary): TournamentSummary {
  return { id, name, date, level, description };
}

/** The log with the events of its matches; each new schedule and each import has another one. */
export function logOf({ id, log = id }: Pick<Tournament, 'id' | 'log'>): string {
  return log;
}

/** Sets that win a match: the format's, or 3 when no format was defined (specification, section 9). */
export function winningSetsOf({ format }: { readonly format?: TournamentFormat | undefined }): number {
  return Number(format?.winningSets ?? '3');
}

/** Matches of the schedule, which the standings count; the playoffs are a competition of their own. */
export function isLeagueFixture({ phase }: Pick<Fixture, 'phase'>): boolean {
  return phase === undefined;
}

/** The tournament with changed fixtures; the same object if none changes. */
export function mapFixtures(tournament: Tournament, change: (fixture: Fixture) => Fixture): Tournament {
  const fixtures = tournament.fixtures.map(change);
  const isSame = fixtures.every((fixture, index) => fixture === tournament.fixtures[index]);
  return isSame ? tournament : { ...tournament, fixtures };
}

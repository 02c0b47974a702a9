/**
 * The stored shapes of a tournament (specification, section 3), with what this section adds to them. Plain JSON: a
 * rule never keeps anything that could not be written to storage as it is.
 */
import type { SheetEvent } from './match-sheet/sheetEvent';

export type Role = 'attacker' | 'defender';
export type GoalType = 'attacker' | 'defender' | 'penalty';
export type CardType = 'green' | 'yellow' | 'red';
/** The home team of a fixture is `teamA`, the away team `teamB`. */
export type Side = 'teamA' | 'teamB';
export type PlayerId = string;
/** Who holds each role in a set; null until somebody is selected. */
export type Lineup = Readonly<Record<Role, PlayerId | null>>;

export type Player = { readonly id: PlayerId; readonly name: string };
export type Team = {
  readonly name: string;
  readonly logo: string | null;
  readonly players: readonly Player[];
};

export type PlayoffSlot =
  | 'quarterfinal-1'
  | 'quarterfinal-2'
  | 'semifinal-1'
  | 'semifinal-2'
  | 'final'
  | 'relegation';

export type TournamentSummary = {
  readonly id: string;
  readonly name: string;
  /** yyyy-MM-dd */
  readonly date: string;
  readonly level: string;
  readonly description: string;
};

export type TournamentFormat = {
  readonly type: 'championship' | 'cup';
  readonly winningSets: '2' | '3';
  readonly homeAndAway: boolean;
  readonly playoffs: boolean;
};

export type Goal = {
  /** Null for a goal that a card gave away, and for one whose scorer nobody wrote down. */
  readonly scorerId: string | null;
  readonly type: GoalType;
};

export type Card = {
  readonly type: CardType;
  readonly player: string | null;
  readonly setIndex: number;
};

export type SetSide = {
  readonly players: Lineup;
  readonly goals: readonly Goal[];
  readonly cards: readonly Card[];
};

/** The home team of the fixture is `teamA`. */
export type MatchSet = { readonly teamA: SetSide; readonly teamB: SetSide };

export type MatchDetails = {
  /** Five of them. */
  readonly sets: readonly MatchSet[];
  /** The red cards of the match. */
  readonly globalCards: { readonly teamA: readonly Card[]; readonly teamB: readonly Card[] };
};

export type MatchResult = {
  readonly homeScore: number;
  readonly awayScore: number;
  readonly details: MatchDetails | null;
};

export type FixtureStatus = 'pending' | 'inprogress' | 'finished';

export type Fixture = {
  readonly id: string;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly result: MatchResult | null;
  readonly liveUrl: string | null;
  readonly status: FixtureStatus;
  /** How many events the result was made of; absent while it has none. */
  readonly published?: number | undefined;
  /**
   * Events that travel with the record: of a file, of an earlier release, or because the event store could not keep
   * them. It takes them over when it can.
   */
  readonly events?: readonly SheetEvent[] | undefined;
  /** Round of the schedule, counted from 1 through both legs. Absent from playoff fixtures. */
  readonly round?: number | undefined;
  readonly leg?: 1 | 2 | undefined;
  /** Present on playoff fixtures only. */
  readonly phase?: 'playoffs' | undefined;
  /** Present on playoff fixtures only. */
  readonly slot?: PlayoffSlot | undefined;
};

export type Tournament = TournamentSummary & {
  readonly format?: TournamentFormat | undefined;
  /** Names of teams. */
  readonly teams: readonly string[];
  readonly fixtures: readonly Fixture[];
  /** Teams created for this tournament, with their players; the others are found in the catalogue. */
  readonly squads?: readonly Team[] | undefined;
  /** What the events of its matches are kept under; its own identifier when absent (`logOf`). */
  readonly log?: string | undefined;
};

/** What the summary list says of a tournament. */
export function summaryOf({ id, name, date, level, description }: TournamentSummary): TournamentSummary {
  return { id, name, date, level, description };
}

/** Where the events of its matches are kept: another one after each schedule and each import. */
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

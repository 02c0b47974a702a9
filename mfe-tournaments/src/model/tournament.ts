/**
 * The stored shapes of a tournament (specification, section 3), with this section's additions. Plain JSON: no rule adds
 * a value that storage could not keep unchanged.
 */
import type { CardType, GoalType, PlayerId, Role, SheetEvent, Side } from './sheetEvent';

export type { CardType, GoalType, PlayerId, Role, Side };

/** Who holds each role in a set; null until somebody is selected. */
export type Lineup = Readonly<Record<Role, PlayerId | null>>;

export type Player = {
  readonly id: PlayerId;
  readonly name: string;
  /** On the shirt; a player may have none. */
  readonly number?: number | undefined;
};
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

export type TournamentFormat = {
  readonly type: 'championship' | 'cup';
  readonly winningSets: '2' | '3';
  readonly homeAndAway: boolean;
  readonly playoffs: boolean;
};

export type Goal = {
  /** Null for a goal that a card gave away, and for one with an unknown scorer. */
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
  /** The side that forfeits the match, whatever was played of it. */
  readonly forfeit?: Side | undefined;
};

export type MatchResult = {
  readonly homeScore: number;
  readonly awayScore: number;
  readonly details: MatchDetails | null;
};

export type FixtureStatus = 'pending' | 'inprogress' | 'finished';

/** The decision that replaces the played score: a side loses the match, or it does not count. */
export type Ruling = { readonly kind: 'forfeit'; readonly by: Side } | { readonly kind: 'annulled' };

/** Postponed by the organiser, to a moment at the centre or to an unknown one. */
export type Postponement = {
  /** ISO instant. */
  readonly at: string;
  /** Day `yyyy-MM-dd` and time `HH:mm`. */
  readonly to: { readonly day: string; readonly time: string } | null;
  /** Its place until then, in the plan of which day: it returns there if the postponement is taken back. */
  readonly from?: (Omit<Placement, 'fixture'> & { readonly date: string }) | undefined;
};

/** The time of a match, by the clocks of its scorers: ISO instants, each absent until it is known. */
export type MatchTimes = {
  readonly startedAt?: string | undefined;
  readonly lastGoalAt?: string | undefined;
  readonly lastGoalBy?: Side | undefined;
  readonly endedAt?: string | undefined;
};

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
  /** Follows from the sheet's forfeit and the withdrawals (`recomputeTournament`); no code writes it directly. */
  readonly ruling?: Ruling | undefined;
  readonly postponed?: Postponement | undefined;
  /** Follows from the sheet, as `result` does. */
  readonly times?: MatchTimes | undefined;
};

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

/**
 * What happens to the league matches of a team that withdraws. `kept`: its finished matches stand, and its opponents
 * win the others. `annulled`: none of its matches counts. `won-by-opponents`: its opponents win them all, finished or
 * not.
 */
export type WithdrawalTreatment = 'kept' | 'annulled' | 'won-by-opponents';

export type Withdrawal = {
  readonly team: string;
  readonly treatment: WithdrawalTreatment;
  /** ISO instant. */
  readonly at: string;
};

/** An organiser's order of teams that no criterion separates. */
export type TieDecision = {
  /** From the first to the last. */
  readonly order: readonly string[];
  readonly by: 'lots' | 'organizer';
  /** The organiser's reason; may be empty. */
  readonly reason: string;
  /** ISO instant. */
  readonly at: string;
};

/** A match of a planned day: on which court, and when it is to begin. */
export type Placement = {
  readonly fixture: string;
  /** Counted from 1. */
  readonly court: number;
  /** Real minutes since the day's midnight at the centre (`dayClock.ts`); it may fall on the night that follows. */
  readonly at: number;
};

/** A day on which the tournament is played, planned in courts and times. */
export type DayPlan = {
  /** yyyy-MM-dd */
  readonly date: string;
  /** A minute of the day, as each `at` and `from`. */
  readonly start: number;
  /** 1 to 6. */
  readonly courts: number;
  /** The duration of a match on its court, with the change of teams. */
  readonly matchMinutes: number;
  /** No match begins or continues in a pause. */
  readonly pauses: readonly { readonly from: number; readonly minutes: number }[];
  readonly placements: readonly Placement[];
};

export type Tournament = TournamentSummary & {
  readonly format?: TournamentFormat | undefined;
  /** Names of teams. */
  readonly teams: readonly string[];
  readonly fixtures: readonly Fixture[];
  /** Teams created for this tournament, with their players; the others are found in the catalogue. */
  readonly squads?: readonly Team[] | undefined;
  /** The key of its matches' events; its own identifier when absent (`logOf`). */
  readonly log?: string | undefined;
  /** Teams that gave up the tournament; they stay entered. */
  readonly withdrawals?: readonly Withdrawal[] | undefined;
  readonly tieDecisions?: readonly TieDecision[] | undefined;
  /** The planned days by their dates, `yyyy-MM-dd`. A match has a place in one of them at most. */
  readonly days?: Readonly<Record<string, DayPlan>> | undefined;
  /** The names of renamed teams in the identifiers of their playoff matches (`teamKey`). */
  readonly teamKeys?: Readonly<Record<string, string>> | undefined;
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

/** The plans under their dates; the last one of a date counts. */
export function byDate(days: readonly DayPlan[]): Readonly<Record<string, DayPlan>> {
  return Object.fromEntries(days.map((day) => [day.date, day]));
}

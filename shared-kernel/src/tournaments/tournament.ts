/**
 * The stored shapes of a tournament (specification, section 3). Later versions and the tournament section
 * may add fields to any of them: the schemas keep what they do not know.
 */

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
  /** Null for a goal that a card gave away. */
  readonly scorerId: string | null;
  readonly type: 'attacker' | 'defender' | 'penalty';
};

export type Card = {
  readonly type: 'green' | 'yellow' | 'red';
  readonly player: string | null;
  readonly setIndex: number;
};

export type SetSide = {
  /** Players' ids; null until they are selected. */
  readonly players: { readonly attacker: string | null; readonly defender: string | null };
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

export type Fixture = {
  readonly id: string;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly result: MatchResult | null;
  readonly liveUrl: string | null;
  readonly status: 'pending' | 'inprogress' | 'finished';
};

export type Tournament = TournamentSummary & {
  readonly format?: TournamentFormat;
  /** Names of teams. */
  readonly teams: readonly string[];
  readonly fixtures: readonly Fixture[];
};

/** What the summary list says of a tournament. */
export function summaryOf({ id, name, date, level, description }: TournamentSummary): TournamentSummary {
  return { id, name, date, level, description };
}

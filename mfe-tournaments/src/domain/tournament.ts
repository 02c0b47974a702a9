/**
 * The stored shapes of a tournament (specification, section 3), with what this section adds to them. Plain JSON: a
 * rule never keeps anything that could not be written to storage as it is.
 */

import type {
  Fixture as StoredFixture,
  Tournament as StoredTournament,
  TournamentFormat,
} from 'shared-kernel/tournaments';
import type { SheetEvent } from './match-sheet/sheetEvent';

export type {
  Card,
  Goal,
  MatchDetails,
  MatchResult,
  MatchSet,
  SetSide,
  TournamentFormat,
} from 'shared-kernel/tournaments';

export type FixtureStatus = StoredFixture['status'];
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

export type Fixture = StoredFixture & {
  /** The match sheet's log as last published; absent before, or when the fixture came from elsewhere. */
  readonly events?: readonly SheetEvent[] | undefined;
  /** Round of the calendar, counted from 1 through both legs. Absent from playoff fixtures. */
  readonly round?: number | undefined;
  readonly leg?: 1 | 2 | undefined;
  /** Present on playoff fixtures only. */
  readonly phase?: 'playoffs' | undefined;
  /** Present on playoff fixtures only. */
  readonly slot?: PlayoffSlot | undefined;
};

export type Tournament = Omit<StoredTournament, 'fixtures'> & {
  readonly fixtures: readonly Fixture[];
  /** Teams created for this tournament, with their players; the others are found in the catalogue. */
  readonly squads?: readonly Team[] | undefined;
};

/** Sets that win a match: the format's, or 3 when no format was defined (specification, section 9). */
export function winningSetsOf({ format }: { readonly format?: TournamentFormat | undefined }): number {
  return Number(format?.winningSets ?? '3');
}

/** Matches of the calendar, which the standings count; the playoffs are a competition of their own. */
export function isLeagueFixture({ phase }: Pick<Fixture, 'phase'>): boolean {
  return phase === undefined;
}

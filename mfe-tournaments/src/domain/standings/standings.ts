import {
  type Fixture,
  isLeagueFixture,
  type MatchResult,
  type Tournament,
  winningSetsOf,
} from '../tournament';
import { compareRows } from './criteria';

export type StandingRow = {
  readonly name: string;
  readonly played: number;
  readonly wins: number;
  readonly losses: number;
  readonly points: number;
  readonly setsFor: number;
  readonly setsAgainst: number;
  readonly setDifference: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
};

type Tally = { -readonly [Column in keyof StandingRow]: StandingRow[Column] };

const pointsOf = { win: 4, narrowLoss: 2, loss: 1 } as const;

/**
 * Ranks the teams entered by their finished league matches: 4 points a win, 1 a defeat, 2 for a loser who won all
 * but one of the winning sets, at home and away alike (specification, section 9; the federation's rule makes no
 * difference between the two). Matches against a team no longer entered do not count.
 */
export function standings(tournament: Pick<Tournament, 'teams' | 'fixtures' | 'format'>): StandingRow[] {
  const winningSets = winningSetsOf(tournament);
  const tallies = new Map(tournament.teams.map((name) => [name, emptyTally(name)]));
  for (const fixture of tournament.fixtures) {
    const home = tallies.get(fixture.homeTeam);
    const away = tallies.get(fixture.awayTeam);
    if (home && away && isCounted(fixture)) count(fixture.result, home, away, winningSets);
  }
  return [...tallies.values()].sort(compareRows);
}

function emptyTally(name: string): Tally {
  return {
    name,
    played: 0,
    wins: 0,
    losses: 0,
    points: 0,
    setsFor: 0,
    setsAgainst: 0,
    setDifference: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    goalDifference: 0,
  };
}

function isCounted(fixture: Fixture): fixture is Fixture & { readonly result: MatchResult } {
  return fixture.status === 'finished' && fixture.result !== null && isLeagueFixture(fixture);
}

function count(
  { homeScore, awayScore, details }: MatchResult,
  home: Tally,
  away: Tally,
  winningSets: number,
) {
  let homeGoals = 0;
  let awayGoals = 0;
  for (const { teamA, teamB } of details?.sets ?? []) {
    homeGoals += teamA.goals.length;
    awayGoals += teamB.goals.length;
  }
  addMatch(home, homeScore, awayScore, homeGoals, awayGoals);
  addMatch(away, awayScore, homeScore, awayGoals, homeGoals);
  const [winner, loser] = homeScore > awayScore ? [home, away] : [away, home];
  winner.wins += 1;
  winner.points += pointsOf.win;
  loser.losses += 1;
  loser.points += Math.min(homeScore, awayScore) === winningSets - 1 ? pointsOf.narrowLoss : pointsOf.loss;
}

function addMatch(
  tally: Tally,
  setsFor: number,
  setsAgainst: number,
  goalsFor: number,
  goalsAgainst: number,
) {
  tally.played += 1;
  tally.setsFor += setsFor;
  tally.setsAgainst += setsAgainst;
  tally.setDifference += setsFor - setsAgainst;
  tally.goalsFor += goalsFor;
  tally.goalsAgainst += goalsAgainst;
  tally.goalDifference += goalsFor - goalsAgainst;
}

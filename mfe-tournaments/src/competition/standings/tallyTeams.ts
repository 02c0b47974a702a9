import { isLeagueFixture, type Tournament, winningSetsOf } from '../../model/tournament';
import { type Outcome, outcomeOf } from '../outcome';

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

/** A forfeit is a defeat without its point. */
const pointsOf = { win: 4, narrowLoss: 2, loss: 1, forfeit: 0 } as const;

/**
 * Counts the finished league matches of the teams entered, in their order of entry. A win gives 4 points, a defeat 1, a
 * forfeit 0, at home and away alike (specification, section 9). A loser who won all but one of the winning sets gets 2.
 * Matches against a team no longer entered do not count, nor do those that a withdrawal annuls.
 */
export function tallyTeams(tournament: Pick<Tournament, 'teams' | 'fixtures' | 'format'>): StandingRow[] {
  const winningSets = winningSetsOf(tournament);
  const tallies = new Map(tournament.teams.map((name) => [name, emptyTally(name)]));
  for (const fixture of tournament.fixtures) {
    const home = tallies.get(fixture.homeTeam);
    const away = tallies.get(fixture.awayTeam);
    const outcome = home && away && isLeagueFixture(fixture) ? outcomeOf(fixture, winningSets) : null;
    if (home && away && outcome) count(outcome, home, away, winningSets);
  }
  return [...tallies.values()];
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

function count(outcome: Outcome, home: Tally, away: Tally, winningSets: number) {
  const { homeSets, awaySets, homeGoals, awayGoals, forfeitBy } = outcome;
  addMatch(home, homeSets, awaySets, homeGoals, awayGoals);
  addMatch(away, awaySets, homeSets, awayGoals, homeGoals);
  const [winner, loser] = homeSets > awaySets ? [home, away] : [away, home];
  winner.wins += 1;
  winner.points += pointsOf.win;
  loser.losses += 1;
  loser.points += pointsOf[defeatOf(Math.min(homeSets, awaySets), winningSets, forfeitBy !== null)];
}

function defeatOf(setsWon: number, winningSets: number, isForfeit: boolean): keyof typeof pointsOf {
  if (isForfeit) return 'forfeit';
  return setsWon === winningSets - 1 ? 'narrowLoss' : 'loss';
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

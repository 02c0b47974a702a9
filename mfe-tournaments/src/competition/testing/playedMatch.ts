import type { Fixture, Goal, MatchDetails, MatchSet, SetSide, Tournament } from '../../model/tournament';
import { emptyDetails, matchScore, matchStatus } from '../../scoring/score';
import { recomputeTournament } from '../recomputeTournament';
import { aTeam, aTournament } from './aTournament';

/** Goals of the home and the away team in each set played. */
export type SetScores = readonly (readonly [home: number, away: number])[];

/** A sheet with the given goals: two players a team swap roles at each set and share the goals. */
export function detailsOf(scores: SetScores, homeTeam = 'Lille', awayTeam = 'Lyon'): MatchDetails {
  return {
    ...emptyDetails,
    sets: emptyDetails.sets.map((empty, index): MatchSet => {
      const score = scores[index];
      if (score === undefined) return empty;
      return { teamA: sideOf(homeTeam, index, score[0]), teamB: sideOf(awayTeam, index, score[1]) };
    }),
  };
}

function sideOf(team: string, setIndex: number, goals: number): SetSide {
  const [first, second] = aTeam(team).players.map(({ id }) => id) as [string, string];
  const [attacker, defender] = setIndex % 2 === 0 ? [first, second] : [second, first];
  return {
    players: { attacker, defender },
    cards: [],
    goals: Array.from({ length: goals }, (_, index): Goal => {
      const isLong = index % 3 === 2;
      return isLong ? { scorerId: defender, type: 'defender' } : { scorerId: attacker, type: 'attacker' };
    }),
  };
}

/** The fixture once its sheet with these goals was saved. */
export function played(fixture: Fixture, scores: SetScores, winningSets = 3): Fixture {
  const details = detailsOf(scores, fixture.homeTeam, fixture.awayTeam);
  const { teamA, teamB } = matchScore(details);
  return {
    ...fixture,
    status: matchStatus(details, winningSets),
    result: { homeScore: teamA, awayScore: teamB, details },
  };
}

export const homeWin: SetScores = [
  [7, 4],
  [7, 2],
  [7, 5],
];
export const awayWin: SetScores = [
  [3, 7],
  [6, 7],
  [0, 7],
];
/** The visitors win the last of five sets: the hosts get the bonus. */
export const narrowAwayWin: SetScores = [
  [7, 5],
  [4, 7],
  [7, 6],
  [2, 7],
  [6, 7],
];

/** The tournament with every match of its schedule played with the given scores. */
export function withResults(
  tournament: Tournament,
  scoresOf: (fixture: Fixture, index: number) => SetScores | null,
): Tournament {
  const winningSets = Number(tournament.format?.winningSets ?? 3);
  return {
    ...tournament,
    fixtures: tournament.fixtures.map((fixture, index) => {
      const scores = scoresOf(fixture, index);
      return scores === null ? fixture : played(fixture, scores, winningSets);
    }),
  };
}

/** Teams entered earlier always beat those entered later, in straight sets. */
export function favouritesWin(tournament: Tournament): Tournament {
  const sets = Number(tournament.format?.winningSets ?? 3);
  return withResults(tournament, ({ homeTeam, awayTeam }) =>
    tournament.teams.indexOf(homeTeam) < tournament.teams.indexOf(awayTeam)
      ? homeWin.slice(0, sets)
      : awayWin.slice(0, sets),
  );
}

/** Eight teams whose league is over, with the playoffs drawn. */
export function aSeason(overrides: Parameters<typeof aTournament>[0] = {}): Tournament {
  const league = favouritesWin(aTournament({ teams: 8, format: { playoffs: true }, ...overrides }));
  return recomputeTournament(league).tournament;
}

import { emptyDetails } from '../match-sheet/emptyDetails';
import { goalsToWinASet, matchScore, matchStatus, setsOnASheet } from '../match-sheet/score';
import {
  type Fixture,
  type Goal,
  type MatchDetails,
  type SetSide,
  type Team,
  type Tournament,
  winningSetsOf,
} from '../tournament';

/**
 * Plays every match of a sample season so that the standings end in the order in which the squads are given. The same
 * squads give the same sheets. In each squad the first and third players attack, and the second and fourth defend. They
 * play two by two in turn, so that no player keeps a role in the next set.
 */
export function playSeason(tournament: Tournament, squads: readonly Team[]): Tournament {
  const winningSets = winningSetsOf(tournament);
  const placeOf = (name: string) => squads.findIndex((squad) => squad.name === name);
  const play = (fixture: Fixture): Fixture => {
    const details = playMatch(squads, placeOf(fixture.homeTeam), placeOf(fixture.awayTeam), winningSets);
    const { teamA, teamB } = matchScore(details);
    return {
      ...fixture,
      status: matchStatus(details, winningSets),
      result: { homeScore: teamA, awayScore: teamB, details },
    };
  };
  return { ...tournament, fixtures: tournament.fixtures.map(play) };
}

/** The better place wins; neighbours play to the last set, teams two places apart give one set away. */
function playMatch(squads: readonly Team[], home: number, away: number, winningSets: number): MatchDetails {
  const lostSets = Math.max(0, winningSets - Math.abs(home - away));
  const sets = Array.from({ length: setsOnASheet }, (_, index) => {
    if (index >= winningSets + lostSets) return emptyDetails.sets[index] as MatchDetails['sets'][number];
    // Every second set goes to the loser until they have theirs; the last one never does.
    const isUpset = index % 2 === 1 && index < 2 * lostSets;
    const isHomeWinner = home < away !== isUpset;
    const loserGoals = 2 + ((home + 2 * away + index) % (goalsToWinASet - 2));
    const goals = (isWinner: boolean) => (isWinner ? goalsToWinASet : loserGoals);
    return {
      teamA: playSide(squads[home] as Team, home, index, goals(isHomeWinner)),
      teamB: playSide(squads[away] as Team, away, index, goals(!isHomeWinner)),
    };
  });
  return { ...emptyDetails, sets };
}

/** Two of the four play; the defender scores every third goal, in some squads every second one. */
function playSide({ players }: Team, place: number, setIndex: number, goals: number): SetSide {
  const first = (setIndex % 2) * 2;
  const attacker = players[first]?.id ?? null;
  const defender = players[first + 1]?.id ?? null;
  const step = place % 4 === 3 ? 2 : 3;
  return {
    players: { attacker, defender },
    cards: [],
    goals: Array.from({ length: goals }, (_, index): Goal => {
      const isLong = index % step === step - 1;
      return isLong ? { scorerId: defender, type: 'defender' } : { scorerId: attacker, type: 'attacker' };
    }),
  };
}

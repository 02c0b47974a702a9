import { createSchedule } from '../competition/schedule/createSchedule';
import { createTeam } from '../competition/teams/createTeam';
import {
  type Fixture,
  type Goal,
  type MatchDetails,
  type SetSide,
  type Team,
  type Tournament,
  winningSetsOf,
} from '../model/tournament';
import { emptyDetails, goalsToWinASet, matchScore, matchStatus, setsOnASheet } from '../scoring/score';
import { pastSeason } from './pastSeason';
import { teamCatalogue } from './teamCatalogue';

/** Ranked players, where they played: first and third attack, second and fourth defend. */
const ranked: Readonly<Record<string, readonly (readonly [place: number, name: string])[]>> = {
  Lyon: [[0, 'Mathis Delcourt']],
  Prouvy: [
    [0, 'Hugo Vasseur'],
    [1, 'Thomas Lefebvre'],
  ],
  Perpignan: [[0, 'Lucas Ferrand']],
  Montpellier: [[1, 'Camille Rousselle']],
};

function squadOf(name: string): Team {
  const names = teamCatalogue.find((team) => team.name === name)?.players.map((player) => player.name) ?? [];
  const squad = names.slice(0, 4);
  for (const [place, player] of ranked[name] ?? []) squad.splice(place, 1, player);
  return createTeam(name, squad);
}

let played: Tournament | undefined;

/** The season before with every match sheet: made when its page is first opened, the same on every machine. */
export function pastSeasonTournament(): Tournament {
  if (played === undefined) {
    const squads = pastSeason.teams.map(squadOf);
    const fixtures = createSchedule({ teams: pastSeason.teams, homeAndAway: pastSeason.format.homeAndAway });
    played = playSeason({ ...pastSeason, squads, fixtures }, squads);
  }
  return played;
}

/**
 * Plays a match so that the standings end in the order of the squads, the same on every machine. The first and third
 * players attack, the second and fourth defend, two by two in turn.
 */
function playSeason(tournament: Tournament, squads: readonly Team[]): Tournament {
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

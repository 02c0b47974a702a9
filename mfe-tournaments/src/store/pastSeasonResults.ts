import { createSchedule } from '../competition/schedule/createSchedule';
import { createTeam } from '../competition/teams/createTeam';
import type { Fixture, Goal, MatchDetails, SetSide, Team, Tournament } from '../model/tournament';
import { winningSetsOf } from '../model/tournament';
import { emptyDetails, goalsToWinASet, matchScore, setsOnASheet } from '../scoring/score';
import { pastSeason } from './pastSeason';
import { teamCatalogue } from './teamCatalogue';

/** Ranked players, by their places: first and third attack, second and fourth defend. */
const ranked: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  Lyon: { 0: 'Mathis Delcourt' },
  Prouvy: { 0: 'Hugo Vasseur', 1: 'Thomas Lefebvre' },
  Perpignan: { 0: 'Lucas Ferrand' },
  Montpellier: { 1: 'Camille Rousselle' },
};

function squadOf(name: string): Team {
  const four = teamCatalogue.find((team) => team.name === name)?.players.slice(0, 4) ?? [];
  const names = four.map((player, place) => ranked[name]?.[place] ?? player.name);
  return createTeam(name, names);
}

let played: Tournament | undefined;

/** The season before with every match sheet: made when its page is first opened, the same on every machine. */
export function pastSeasonTournament(): Tournament {
  played ??= playSeason();
  return played;
}

/** Plays every match so that the standings end in the order of the teams. */
function playSeason(): Tournament {
  const { teams, format } = pastSeason;
  const squads = teams.map(squadOf);
  const schedule = createSchedule({ teams, homeAndAway: format.homeAndAway });
  const fixtures = schedule.map((fixture): Fixture => {
    const [home, away] = [teams.indexOf(fixture.homeTeam), teams.indexOf(fixture.awayTeam)];
    const details = playMatch(squads, home, away, winningSetsOf(pastSeason));
    const { teamA: homeScore, teamB: awayScore } = matchScore(details);
    return { ...fixture, status: 'finished', result: { homeScore, awayScore, details } };
  });
  return { ...pastSeason, squads, fixtures };
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

/** Two of the four play, in turn. The defender scores every third goal, in some squads every second one. */
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

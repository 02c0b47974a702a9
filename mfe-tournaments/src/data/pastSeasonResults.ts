import { playSeason } from '../domain/past-season/playSeason';
import { createSchedule } from '../domain/schedule/createSchedule';
import { createTeam } from '../domain/teams/createTeam';
import type { Team, Tournament } from '../domain/tournament';
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

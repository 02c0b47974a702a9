import { slug } from '../slug';
import type { Team } from '../tournament';

/** Makes a team whose players are identified by the team's name and their place in its list; its crest is drawn. */
export function createTeam(name: string, playerNames: readonly string[]): Team {
  return {
    name,
    logo: null,
    players: playerNames.map((playerName, index) => ({
      id: `${slug(name)}-${index + 1}`,
      name: playerName,
    })),
  };
}

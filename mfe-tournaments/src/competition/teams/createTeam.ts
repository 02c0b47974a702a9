import type { Team } from '../../model/tournament';
import { idOfName } from './teamId';

/** A player without an identifier. */
export type NewPlayer = { readonly name: string; readonly number?: number | undefined };

/** Makes a team without a logo, so its crest is drawn; the team's name and the place in its list identify each player. */
export function createTeam(name: string, playerNames: readonly string[]): Team {
  const players = playerNames.map((player) => ({ name: player }));
  return createTeamBeside([], name, players);
}

/** Makes a team whose player ids differ from those of all `known` teams, because sheets refer to players by id. */
export function createTeamBeside(known: readonly Team[], name: string, players: readonly NewPlayer[]): Team {
  const taken = known.flatMap((team) => team.players.map(({ id }) => id));
  const isTaken = (prefix: string) => taken.some((id) => id.startsWith(`${prefix}-`));
  let prefix = idOfName(name);
  for (let count = 2; isTaken(prefix); count += 1) prefix = `${idOfName(name)}-${count}`;
  return {
    name,
    logo: null,
    players: players.map((player, index) => ({
      id: `${prefix}-${index + 1}`,
      name: player.name,
      ...(player.number !== undefined && { number: player.number }),
    })),
  };
}

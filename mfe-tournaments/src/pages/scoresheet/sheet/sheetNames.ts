import { playerNames } from '../../../competition/teams/squads';
import type { Fixture, PlayerId } from '../../../model/tournament';
import type { Squads } from '../../../widgets/squads';

/** The sheet's names for its teams and players. */
export type SheetNames = {
  readonly player: (id: PlayerId) => string;
  readonly teamA: string;
  readonly teamB: string;
};

export function sheetNames({ homeTeam, awayTeam }: Fixture, { teamA, teamB }: Squads): SheetNames {
  const players = playerNames([teamA, teamB]);
  return { teamA: homeTeam, teamB: awayTeam, player: (id) => players.get(id) ?? id };
}

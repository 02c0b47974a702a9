import type { Team, Tournament } from '../tournament';
import { enterTeam, enterWithPlayers } from './enterTeam';
import { readsLike } from './readsLike';

export type Copying = { readonly tournament: Tournament; readonly entered: readonly string[] };

/**
 * Enters the teams of another tournament in its order, with their players and numbers. Teams already entered stay
 * unchanged. If this tournament knows a team of the same name, it enters its own.
 */
export function copyTeams(
  tournament: Tournament,
  squads: readonly Team[],
  catalogue: readonly Team[],
): Copying {
  let current = tournament;
  const entered: string[] = [];
  for (const squad of squads) {
    const own = (current.squads ?? []).find(({ name }) => readsLike(name, squad.name));
    const known = own ?? catalogue.find((team) => team === squad);
    const outcome = known
      ? enterTeam(current, known.name)
      : enterWithPlayers(current, squad.name, squad.players, catalogue);
    if (!outcome.ok) continue;
    current = outcome.tournament;
    entered.push(squad.name);
  }
  return { tournament: current, entered };
}

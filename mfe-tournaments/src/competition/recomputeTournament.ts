import type { Tournament } from '../model/tournament';
import { type Recomputation, recomputePlayoffs } from './playoffs/recomputePlayoffs';
import { withSettledFixtures } from './ruling';
import { withDistinctIds } from './teams/distinctIds';

/**
 * Recomputes what depends on a changed tournament: score and status of each fixture, keys of teams, playoffs. Every change
 * calls it; a correct tournament comes back as the same object. Standings and statistics are derived, never stored.
 */
export function recomputeTournament(tournament: Tournament): Recomputation {
  const recomputed = recomputePlayoffs(withDistinctIds(withSettledFixtures(tournament)));
  if (tournament.withdrawals === undefined || tournament.withdrawals.length === 0) return recomputed;
  // A withdrawn team loses the playoff match into which it has just been drawn, and the winner advances.
  const again = withSettledFixtures(recomputed.tournament);
  if (again === recomputed.tournament) return recomputed;
  const next = recomputeTournament(again);
  return { tournament: next.tournament, changed: [...recomputed.changed, ...next.changed] };
}

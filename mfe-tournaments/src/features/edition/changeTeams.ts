import { tournaments } from '../../data/tournaments';
import type { TeamOutcome } from '../../domain/teams/enterTeam';
import type { Tournament } from '../../domain/tournament';

/**
 * Changes who takes part in the tournament as it is now, whatever another tab did meanwhile, and answers what became
 * of it; null when the write itself was refused, which has told its own reason.
 */
export async function changeTeams(
  tournamentId: string,
  change: (current: Tournament) => TeamOutcome,
): Promise<TeamOutcome | null> {
  let outcome: TeamOutcome | null = null;
  const saved = await tournaments.update(tournamentId, (current) => {
    outcome = change(current);
    return outcome.ok ? outcome.tournament : current;
  });
  return saved.ok ? outcome : null;
}

import type { Fixture } from '../tournament';

/** The team that won a finished match; null before. */
export function winnerOf({ status, result, homeTeam, awayTeam, ruling }: Fixture): string | null {
  if (status !== 'finished' || ruling?.kind === 'annulled') return null;
  if (ruling?.kind === 'forfeit') return ruling.by === 'teamA' ? awayTeam : homeTeam;
  if (result === null) return null;
  return result.homeScore > result.awayScore ? homeTeam : awayTeam;
}

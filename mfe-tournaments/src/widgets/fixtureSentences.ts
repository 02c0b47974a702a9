import { formatHour, formatLongDay, isolated } from 'shared-kernel';
import { isInterrupted } from '../competition/shownStatus';
import type { Fixture, Postponement } from '../model/tournament';

export function postponementSentence({ to }: Postponement): string {
  return to === null
    ? 'Reporté, date à fixer'
    : `Reporté au ${formatLongDay(to.day)} à ${formatHour(to.time)}`;
}

/** The new time of a postponed match; null for a match that is not postponed, or no longer. */
export function postponedRemark(fixture: Fixture): string | null {
  const { postponed, status } = fixture;
  if (postponed === undefined) return null;
  const sentence = postponementSentence(postponed);
  if (!isInterrupted(fixture)) return status === 'pending' ? sentence : null;
  if (postponed.to === null) return 'Interrompu, date de reprise à fixer';
  return `Interrompu, ${sentence.toLocaleLowerCase('fr')}`;
}

/** The reason why a match was decided off the court or postponed; null for a match that is simply played. */
export function fixtureRemark(fixture: Fixture): string | null {
  const { ruling, homeTeam, awayTeam } = fixture;
  if (ruling?.kind === 'annulled') return 'Match annulé\u00a0: il ne compte pour personne';
  if (ruling?.kind === 'forfeit')
    return `Forfait\u00a0: ${isolated(ruling.by === 'teamA' ? homeTeam : awayTeam)}`;
  return postponedRemark(fixture);
}

import { formatLongDay } from 'shared-kernel';
import type { Fixture, Postponement } from '../domain/tournament';

/** « 14 h 30 » of `14:30`, « 14 h » of `14:00`. */
export function hourInWords(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)}\u00a0h${minutes === '00' || minutes === '' ? '' : `\u00a0${minutes}`}`;
}

export function postponementSentence({ to }: Postponement): string {
  return to === null
    ? 'Reporté, date à fixer'
    : `Reporté au ${formatLongDay(to.day)} à ${hourInWords(to.time)}`;
}

/** What decided a match off the court, or put it off; null for one that is simply played. */
export function fixtureRemark({ ruling, postponed, status, homeTeam, awayTeam }: Fixture): string | null {
  if (ruling?.kind === 'annulled') return 'Match annulé\u00a0: il ne compte pour personne';
  if (ruling?.kind === 'forfeit') return `Forfait de ${ruling.by === 'teamA' ? homeTeam : awayTeam}`;
  return postponed !== undefined && status === 'pending' ? postponementSentence(postponed) : null;
}

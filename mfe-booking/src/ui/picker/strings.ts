import { formatHour, formatLongDay } from 'shared-kernel';
import { courtCount, courtsInService } from 'shared-kernel/courts';
import type { ShortcutName } from '../../domain/dayShortcuts';

export const dayStrings = {
  region: 'Jour',
  date: 'Date',
  calendar: 'Calendrier',
  shortcuts: {
    tonight: 'Ce soir',
    tomorrow: 'Demain',
    saturday: 'Samedi',
    sunday: 'Dimanche',
  } satisfies Record<ShortcutName, string>,
  list: 'Jours à venir',
  earlier: 'Jours précédents',
  later: 'Jours suivants',
};

export const hourStrings = {
  region: 'Heure',
  morning: 'Matin',
  afternoon: 'Après-midi',
  evening: 'Soir',
  keys: 'Touches fléchées\u00a0: d’une heure à l’autre. Page précédente et Page suivante\u00a0: d’un jour à l’autre.',
  free: (count: number) => `${count} ${hourStrings.courts(count)}`,
  courts: (count: number) => (count === 1 ? 'terrain libre' : 'terrains libres'),
  full: 'complet',
  past: 'passé',
  closed: 'fermé',
  /** The state of an hour: « 4 terrains libres », « complet ». */
  of: (free: number): string => (free === 0 ? hourStrings.full : hourStrings.free(free)),
  named: (time: string, state: string) => `${time}, ${state}`,
  dayUnread: 'Les heures s’affichent dès que la date est lisible.',
  dayOver: 'Il n’y a plus de créneau aujourd’hui\u00a0: choisissez un autre jour.',
  dayPast: 'Ce jour est passé\u00a0: choisissez-en un autre.',
  dayClosed: 'Les réservations ne sont pas ouvertes ce jour-là\u00a0: choisissez un autre jour.',
  dayFull: 'Tous les terrains sont pris ce jour-là.',
  isFull: (time: string) =>
    `À ${formatHour(time)}, ${courtsInService() === courtCount ? 'les six' : 'tous les'}\u00a0terrains sont pris.`,
  isGone: (time: string) => `Le créneau de ${formatHour(time)} est passé\u00a0: choisissez une autre heure.`,
  nearest: 'Les plus proches\u00a0:',
  later: (time: string) => `À ${formatHour(time)} un autre jour\u00a0:`,
  laterRest: (rest: string, time: string) => `${rest} à ${formatHour(time)}`,
  nothingNear: 'Plus aucun terrain n’est libre jusqu’à la fin du calendrier.',
  take: (date: string, time: string, isSameDay: boolean) =>
    isSameDay ? `Prendre ${time}` : `Prendre ${shortDay(date)} à ${time}`,
  summary: (date: string, free: number) =>
    `${formatLongDay(date)}\u00a0: ${free === 0 ? 'complet' : `${free} créneau${free > 1 ? 'x' : ''} libre${free > 1 ? 's' : ''}`}`,
};

/** « dimanche 20 », and « septembre 2026 » with the space before it. */
export function splitDay(day: string): { readonly short: string; readonly rest: string } {
  const [, short = day, rest = ''] = /^(\S+ \S+)(.*)$/.exec(formatLongDay(day)) ?? [];
  return { short, rest };
}

/** « dimanche 20 septembre »: bookings are so near that the year says nothing. */
export function shortDay(day: string): string {
  return formatLongDay(day).replace(/\s\d{4}$/, '');
}

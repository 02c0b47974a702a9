import { dayNames, formatDay, formatLongDay, formatNumber } from 'shared-kernel';
import { counted, deskStrings } from '../strings';

export const weekStrings = {
  caption: (monday: string, sunday: string) =>
    `Semaine du ${formatLongDay(monday)} au ${formatLongDay(sunday)}`,
  title: (monday: string, sunday: string) => `Du ${formatDay(monday)} au ${formatDay(sunday)}`,
  weeks: 'Choix de la semaine',
  before: 'Semaine précédente',
  present: 'Cette semaine',
  after: 'Semaine suivante',
  hour: 'Heure',
  legend: 'Terrains libres par heure.',
  hint: 'Ouvrez une case pour voir ce jour à cette heure.',
  weekday: (day: string) => dayNames(day)?.shortWeekday ?? day,
  date: (day: string) => day.slice(8).replace(/^0/, ''),
  full: 'Complet',
  closed: 'Fermé',
  past: 'Passé',
  booked: (count: number) => counted(count, 'réservé', 'réservés'),
  tournament: (count: number) => `${formatNumber(count)} en tournoi`,
  closedCourts: (count: number) => counted(count, 'fermé', 'fermés'),
  cell: (day: string, hour: number, said: string) =>
    `${formatLongDay(day)}, ${deskStrings.at(hour)}\u00a0: ${said}`,
  free: (count: number) => counted(count, 'libre', 'libres'),
  none: 'Le centre est fermé toute cette semaine.',
};

import { formatNumber } from 'shared-kernel';
import type { HourFigure } from '../../../data/centre';
import { hourText } from '../settings/strings';
import { weekdays } from '../strings';

/** « 45 % »; of the smallest shares, that there is one. */
function percent(booked: number, offered: number): string {
  const share = (booked / offered) * 100;
  return share > 0 && share < 1 ? 'moins de 1\u00a0%' : `${formatNumber(Math.round(share))}\u00a0%`;
}

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

export const figureStrings = {
  title: 'Occupation des terrains',
  lead: 'Part des terrains réservés parmi ceux qui sont proposés, par jour et par heure. Les terrains proposés sont comptés avec les horaires et les terrains d’aujourd’hui.',
  period: 'Période',
  periods: { '28': '4 dernières semaines', '91': '13 dernières semaines', '364': '52 dernières semaines' },
  map: 'Occupation par jour et par heure',
  hour: 'Heure',
  at: (hour: number) => hourText(hour),
  closed: '–',
  closedInWords: 'fermé',
  cell: (booked: number, offered: number) => `${formatNumber(booked)} sur ${formatNumber(offered)}`,
  total: (booked: number, offered: number) =>
    offered === 0
      ? 'Aucun terrain n’était proposé sur cette période.'
      : `${formatNumber(booked)}\u00a0${booked > 1 ? 'parties réservées' : 'partie réservée'} sur ${formatNumber(offered)} possibles, soit ${percent(booked, offered)}.`,
  busiest: ({ weekday, hour, booked, offered }: HourFigure) =>
    `L’heure la plus demandée\u00a0: le ${(weekdays[weekday - 1] ?? '').toLowerCase()} à ${hourText(hour)}, ${percent(booked, offered)} (${figureStrings.cell(booked, offered)}).`,
  none: 'Aucune réservation sur cette période.',
  monthsTitle: 'Réservations, annulations et absences par mois',
  monthsLead:
    'Chaque partie compte au mois où elle se joue. Les absences, notées à l’accueil, font partie des réservations.',
  month: 'Mois',
  booked: 'Réservées',
  cancelled: 'Annulées',
  absent: 'Absences',
  monthName: (month: string, isPresent: boolean) => {
    const [year, number] = month.split('-');
    return `${months[Number(number) - 1]} ${year}${isPresent ? ', jusqu’à aujourd’hui' : ''}`;
  },
};

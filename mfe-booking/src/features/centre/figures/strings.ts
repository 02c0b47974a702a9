import { formatNumber } from 'shared-kernel';
import { hourText } from '../settings/strings';

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
  share: (percent: number) => `${formatNumber(percent)}\u00a0%`,
  closed: '–',
  closedInWords: 'fermé',
  cell: (booked: number, offered: number) => `${formatNumber(booked)} sur ${formatNumber(offered)}`,
  total: (booked: number, offered: number) =>
    offered === 0
      ? 'Aucun terrain n’était proposé sur cette période.'
      : `${formatNumber(booked)} parties réservées sur ${formatNumber(offered)} possibles, soit ${formatNumber(Math.round((booked / offered) * 100))}\u00a0%.`,
  none: 'Aucune réservation sur cette période.',
  monthsTitle: 'Réservations et annulations par mois',
  monthsLead: 'Par mois de la partie.',
  month: 'Mois',
  booked: 'Réservées',
  cancelled: 'Annulées',
  monthName: (month: string) => {
    const [year, number] = month.split('-');
    return `${months[Number(number) - 1]} ${year}`;
  },
};

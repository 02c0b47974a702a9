import { formatHour, formatLongDay, formatNumber } from 'shared-kernel';

const counted = (count: number, one: string, more: string) =>
  `${formatNumber(count)} ${count > 1 ? more : one}`;

export const deskStrings = {
  eyebrow: 'Équipe du centre',
  title: 'Réservations du jour',
  tabs: 'Parties de l’accueil',
  days: 'Choix du jour',
  day: 'Jour affiché',
  before: 'Jour précédent',
  today: 'Aujourd’hui',
  after: 'Jour suivant',
  print: 'Imprimer',
  manage: 'Gestion du centre',
  summary: (games: number, players: number) =>
    games === 0
      ? 'Aucune réservation.'
      : `${counted(games, 'réservation', 'réservations')}, ${counted(players, 'joueur', 'joueurs')}.`,
  caption: (day: string) => `Réservations du ${formatLongDay(day)}`,
  hour: 'Heure',
  court: 'Terrain',
  who: 'Qui',
  party: 'Partie',
  at: (hour: number) => formatHour(`${String(hour).padStart(2, '0')}:00`),
  players: (count: number) => `${count}\u00a0joueurs`,
  forgotten: 'Nom effacé',
  outside: 'hors horaires, ou terrain retiré',
  none: 'Aucun terrain n’est réservé ce jour-là.',
  closed: (note: string) => `Le centre est fermé ce jour-là${note && ` (${note})`}.`,
  loading: 'Chargement de la liste…',
};

export const troubleStrings = {
  stale: (time: string, isOffline: boolean) =>
    `${isOffline ? 'Pas de réseau' : 'Le centre ne répond pas'}\u00a0: voici la liste telle qu’elle était à ${time}. Elle sera remise à jour dès que possible.`,
  offline: {
    title: 'Pas de réseau',
    text: 'La liste se lit au moment où elle est demandée et n’est pas gardée sur cet appareil.',
  },
  unanswered: {
    title: 'Le centre ne répond pas',
    text: 'La liste n’a pas pu être lue. Réessayez dans un instant.',
  },
  busy: {
    title: 'Trop de demandes à la fois',
    text: 'La liste n’a pas pu être lue. Patientez une minute, puis réessayez.',
  },
  failed: {
    title: 'Le centre n’a pas pu répondre',
    text: 'La liste n’a pas pu être lue. Si cela dure, prévenez la personne qui gère le site.',
  },
  'not-staff': {
    title: 'Liste réservée à l’équipe du centre',
    text: 'Votre compte n’a pas accès aux réservations du centre.',
  },
  'signed-out': {
    title: 'Votre session a pris fin',
    text: 'Reconnectez-vous pour lire la liste\u00a0: vous y reviendrez aussitôt.',
  },
};

export const logInAgain = 'Se reconnecter';

export const reservedStrings = {
  title: 'Page réservée à l’équipe du centre',
  description: 'Votre compte n’y donne pas accès.',
};

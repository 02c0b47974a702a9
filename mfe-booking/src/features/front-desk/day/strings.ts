import { formatLongDay, isolated } from 'shared-kernel';
import type { DeskCell } from '../../../domain/deskDay';
import { counted, deskStrings, stateNames } from '../strings';

export const dayStrings = {
  caption: (day: string) => `Réservations du ${formatLongDay(day)}`,
  summary: (games: number, players: number) =>
    games === 0
      ? 'Aucune réservation.'
      : `${counted(games, 'réservation', 'réservations')}, ${counted(players, 'joueur', 'joueurs')}.`,
  closed: (note: string) => `Le centre est fermé ce jour-là${note && ` (${note})`}.`,
  hour: 'Heure',
  help: 'Flèches pour aller d’une case à l’autre, Entrée pour ouvrir. À la souris, une réservation se déplace en la glissant.',
  free: (count: number) => (count === 0 ? 'complet' : counted(count, 'libre', 'libres')),
  book: (hour: number, count: number) =>
    `Réserver à ${deskStrings.at(hour)}\u00a0: ${counted(count, 'terrain libre', 'terrains libres')}`,
  bookShort: 'Réserver',
  moveHere: (hour: number) => `Déplacer ici, à ${deskStrings.at(hour)}`,
  moveHereShort: 'Déplacer ici',
  /** The name of a cell for screen readers begins with its place. */
  cell: ({ hour, court, state, reservation, closure }: DeskCell, courtName: string) => {
    const place = `${deskStrings.at(hour)}, terrain ${court}${courtName && ` ${courtName}`}`;
    if (reservation) {
      const absences = reservation.absences > 0 ? `, ${dayStrings.absences(reservation.absences)}` : '';
      return `${place}\u00a0: ${reservation.name || deskStrings.forgotten}, ${deskStrings.players(reservation.players)}, ${stateNames[state]}${absences}`;
    }
    return `${place}\u00a0: ${stateNames[state]}${closure ? `, ${closure.tournament ?? closure.sentence}` : ''}`;
  },
  absences: (count: number) => counted(count, 'absence', 'absences'),
  suspended: 'bloqué',
  moving: (name: string, from: string) =>
    `Vous déplacez la réservation de ${isolated(name)} (${from}). Choisissez une case libre, ce jour ou un autre.`,
  stopMoving: 'Ne pas déplacer',
  closedTitle: 'Terrain fermé',
  tournamentTitle: 'Terrain pris par un tournoi',
  toClosures: 'Voir les fermetures',
};

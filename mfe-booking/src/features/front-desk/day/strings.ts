import { formatLongDay, isolated } from 'shared-kernel';
import { elided } from 'shared-kernel/elision';
import type { DeskReservation } from '../../../data/desk';
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
  help: 'Au clavier\u00a0: flèches et Entrée, A pour «\u00a0Arrivé\u00a0», B pour «\u00a0Absent\u00a0», 1 puis 9 pour 19\u00a0h, ← jusqu’à l’heure d’une ligne complète pour «\u00a0+ Attente\u00a0», Page suiv. et Page préc. pour un autre jour. À la souris\u00a0: glissez une réservation pour la déplacer.',
  arrival: ({ name, hour, court }: DeskReservation) =>
    `Arrivé\u00a0: ${name || deskStrings.forgotten}, ${deskStrings.at(hour)}, terrain ${court}`,
  free: (count: number) => (count === 0 ? 'complet' : counted(count, 'libre', 'libres')),
  book: (hour: number, count: number) =>
    `Réserver à ${deskStrings.at(hour)}\u00a0: ${counted(count, 'terrain libre', 'terrains libres')}`,
  bookShort: 'Réserver',
  moveHere: (hour: number) => `Déplacer ici, à ${deskStrings.at(hour)}`,
  moveHereShort: 'Déplacer ici',
  wait: (hour: number) => `Mettre en attente à ${deskStrings.at(hour)}`,
  /** The name of a cell for screen readers: its place, and what the cell shows, in the same order. */
  cell: (cell: DeskCell, courtName: string) => {
    const { hour, court, state, reservation, closure } = cell;
    const place = `${deskStrings.at(hour)}, terrain ${court}${courtName && ` ${courtName}`}`;
    const said = reservation
      ? [
          reservation.name || deskStrings.forgotten,
          stateNames[state],
          ...dayStrings.details(cell, reservation),
        ]
      : [stateNames[state], ...(closure ? [closure.tournament ?? closure.sentence] : [])];
    return `${place}\u00a0: ${said.join(', ')}`;
  },
  /** What a cell says of a reservation below its name and its state. */
  details: (
    { isOutside }: DeskCell,
    { players, absences, suspended, waiting, confirmBy }: DeskReservation,
  ): readonly string[] => [
    deskStrings.players(players),
    ...(waiting && confirmBy ? [deskStrings.until(confirmBy)] : []),
    ...(absences > 0 ? [dayStrings.absences(absences)] : []),
    ...(suspended ? [dayStrings.suspended] : []),
    ...(isOutside ? [deskStrings.outside] : []),
  ],
  absences: (count: number) => counted(count, 'absence', 'absences'),
  suspended: 'bloqué',
  moving: (moved: DeskReservation, shown: string) => {
    // As long on another day, which it names: on a phone its lines cover the hours.
    const choose =
      shown === moved.day
        ? 'Choisissez une case libre, ce jour ou un autre.'
        : `Vous êtes au ${deskStrings.shortDay(shown)}\u00a0: choisissez une case.`;
    return `Vous déplacez la réservation ${elided('de', isolated(moved.name || deskStrings.forgotten))} (${deskStrings.shortPlace(moved)}). ${choose}`;
  },
  stopMoving: 'Ne pas déplacer',
  closedTitle: 'Terrain fermé',
  tournamentTitle: 'Terrain pris par un tournoi',
  toClosures: 'Voir les fermetures',
};

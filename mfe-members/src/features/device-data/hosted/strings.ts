import type { WhyRefused } from '../../../data/whyRefused';

const counted = (count: number, one: string, more: string) =>
  count === 1 ? `une ${one}` : `${count}\u00a0${more}`;

function knows(count: number, waits: number): string {
  const known = [
    count > 0 && counted(count, 'réservation', 'réservations'),
    waits > 0 && counted(waits, 'attente d’un terrain', 'attentes d’un terrain'),
  ];
  return `Le serveur du centre connaît ${known.filter(Boolean).join(' et ')}`;
}

export const strings = {
  title: 'Vos réservations sans compte',
  lead: (count: number, waits: number) =>
    `${knows(count, waits)} faite${count + waits > 1 ? 's' : ''} sans compte sur cet appareil.`,
  pending: 'Une demande de réservation faite sur cet appareil attend encore la réponse du centre.',
  see: 'Voir cette demande',
  download: 'Télécharger ces données',
  downloaded: 'Vos données sont dans un fichier',
  fileName: (day: string) => `jorkyball-mes-reservations-${day}.json`,
  erase: 'Effacer ces données',
  question:
    'Effacer votre nom et votre adresse e-mail du serveur du centre\u00a0? Vos parties à venir seront annulées, et vous quitterez les listes d’attente. Une partie qu’il est trop tard pour annuler reste réservée, et votre nom en est effacé une fois qu’elle est jouée.',
  yes: 'Oui, effacer',
  no: 'Non, les garder',
  erased: 'Données effacées',
  left: (kept: number) =>
    kept === 0
      ? 'Le serveur du centre n’a plus ni votre nom ni votre adresse e-mail.'
      : `${kept === 1 ? 'Une partie très proche reste réservée' : `${kept}\u00a0parties très proches restent réservées`}\u00a0: le centre efface votre nom une fois la partie jouée.`,
} as const;

/** Why the data is neither in a file nor erased. */
export const refusals: Readonly<Record<WhyRefused, string>> = {
  'no-network': 'Pas de réseau\u00a0: réessayez une fois connecté à Internet.',
  unreachable: 'Le serveur du centre ne répond pas. Réessayez dans un instant.',
  'signed-out': 'Votre session a pris fin\u00a0: reconnectez-vous, puis réessayez.',
  forbidden: 'Le centre n’accepte pas cette demande. Écrivez-lui.',
  busy: 'Le serveur du centre reçoit trop de demandes à la fois. Patientez une minute, puis réessayez.',
  failed: 'Le serveur du centre répond, mais n’a pas pu traiter cette demande. Réessayez plus tard.',
  unreadable: 'Une réponse est arrivée, mais elle est illisible. Réessayez plus tard.',
};

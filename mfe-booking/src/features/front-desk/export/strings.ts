import { formatLongDay } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import type { Trouble } from '../../../data/ask';
import type { DeskReservation } from '../../../data/desk';
import { stateOf } from '../../../domain/deskDay';
import { counted, stateNames } from '../strings';

export const exportStrings = {
  day: 'Exporter (CSV)',
  period: 'Exporter une période',
  lead: 'Un fichier pour un tableur, avec toutes les réservations de la période, sans les annulées.',
  first: 'Du',
  last: 'Au',
  export: 'Exporter (CSV)',
  reading: (done: number, all: number) => (all > 1 ? `Lecture… ${done} sur ${all}` : 'Lecture…'),
  noDay: 'Choisissez les deux jours.',
  turned: 'Le dernier jour est avant le premier\u00a0: échangez-les.',
  tooLong: 'Une période a 366\u00a0jours au plus\u00a0: exportez-la en deux fois.',
  done: (count: number, name: string) =>
    count === 0
      ? `Aucune réservation dans cette période\u00a0: ${name} n’a que ses titres.`
      : `${counted(count, 'réservation', 'réservations')} dans ${name}.`,
  fileName: (first: string, last: string) =>
    `reservations-${first === last ? first : `${first}-${last}`}.csv`,
};

export const exportTroubles: Record<Trouble, string> = {
  unreachable: 'Le centre ne répond pas\u00a0: aucun fichier n’a été écrit. Réessayez dans un instant.',
  'signed-out': 'Votre session a pris fin\u00a0: reconnectez-vous, puis exportez à nouveau.',
  busy: 'Trop de demandes à la fois\u00a0: aucun fichier n’a été écrit. Patientez une minute, puis réessayez.',
  'not-accepted':
    'Une de ces valeurs n’est pas acceptée\u00a0: aucun fichier n’a été écrit. Vérifiez les dates.',
  failed: 'Le centre n’a pas pu répondre\u00a0: aucun fichier n’a été écrit. Réessayez plus tard.',
  'no-role': 'Votre compte ne fait plus partie de l’équipe du centre.',
};

export const csvWords = {
  columns: [
    'Référence',
    'Jour',
    'Heure',
    'Terrain',
    'Nom',
    'E-mail',
    'Téléphone',
    'Joueurs',
    'Formule',
    'Service',
    'État',
    'Série',
    'Note',
    'Saisie par',
  ],
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  state: (reservation: DeskReservation) => stateNames[stateOf(reservation)],
  yes: 'oui',
};

export const feedStrings = {
  open: 'Agenda',
  title: 'Votre agenda de l’accueil',
  lead: 'Une adresse secrète pour votre programme d’agenda\u00a0: il y lit les réservations des sept derniers et des trente prochains jours, avec les noms, sans adresses ni téléphones.',
  none: 'Vous n’avez pas encore d’adresse.',
  since: (instant: string) =>
    `Votre adresse date du ${formatLongDay(centreDay(new Date(instant)))}. Le centre n’en garde que l’empreinte\u00a0: si vous l’avez perdue, faites-en une nouvelle, l’ancienne ne répond plus.`,
  create: 'Créer l’adresse',
  renew: 'Nouvelle adresse',
  renewed: 'Nouvelle adresse créée\u00a0: l’ancienne ne fonctionne plus.',
  end: 'Supprimer l’adresse',
  questions: {
    renew: { text: 'L’adresse actuelle cessera de fonctionner.', yes: 'Oui, nouvelle adresse' },
    end: { text: 'Supprimer l’adresse\u00a0? Votre agenda ne recevra plus rien.', yes: 'Oui, supprimer' },
  },
  keep: 'Garder',
  address: 'Adresse',
  once: 'Copiez-la maintenant\u00a0: elle n’est affichée qu’une fois. Ne la transmettez pas\u00a0: elle suffit pour lire les noms des joueurs.',
  copy: 'Copier',
  copied: 'Adresse copiée.',
  notCopied: 'La copie n’est pas permise ici\u00a0: l’adresse est sélectionnée, copiez-la au clavier.',
  ended: 'L’adresse ne répond plus.',
  loading: 'Chargement…',
};

export const feedTroubles: Record<Trouble, string> = {
  unreachable: 'Le centre ne répond pas. Réessayez dans un instant.',
  'signed-out': 'Votre session a pris fin\u00a0: reconnectez-vous, puis réessayez.',
  busy: 'Trop de demandes à la fois. Patientez une minute, puis réessayez.',
  'not-accepted': 'Le centre n’a pas accepté cette demande. Rechargez la page, puis recommencez.',
  failed: 'Le centre n’a pas pu répondre. Réessayez plus tard.',
  'no-role': 'Votre compte ne fait plus partie de l’équipe du centre.',
};

import { formatNumber, isolated } from 'shared-kernel';

export const strings = {
  eyebrow: 'Vie privée et sauvegarde',
  lead: 'Ce navigateur garde vos réservations et vos tournois. Ce qu’il ne peut plus lire est mis de côté sur cette page, et vous seul pouvez l’effacer.',
  retention:
    'Le serveur du centre connaît aussi le nom et l’adresse e-mail de vos réservations\u00a0: il les efface trois mois après la partie.',
  list: 'Données mises de côté',
  none: 'Rien n’a été mis de côté.',
  noneText: 'Tout ce que ce navigateur garde pour le site est lisible.',
  home: 'Aller à l’accueil',
  advice:
    'Téléchargez un fichier pour le garder ou nous le montrer\u00a0; supprimez-le s’il ne vous sert plus.',
  download: 'Télécharger',
  remove: 'Supprimer',
  question: 'Supprimer cette copie\u00a0? Elle ne pourra pas être retrouvée.',
  yes: 'Oui, supprimer',
  no: 'Non, la garder',
  removed: 'Copie supprimée',
  labelled: (action: string, what: string) => `${action}\u00a0: ${what}`,
} as const;

/** The kinds of quarantined texts. */
export const kindNames = {
  reservations: 'Réservations',
  account: 'Compte',
  tournamentList: 'Liste des tournois',
  tournament: (name: string | undefined) =>
    name === undefined ? 'Tournoi' : `Tournoi «\u00a0${isolated(name)}\u00a0»`,
  sheet: 'Feuille de match',
  other: 'Autres données',
} as const;

/** The size of a file: « 14 octets », « 2,4 ko ». */
export function sizeInWords(size: number): string {
  if (size < 1000) return `${size}\u00a0${size < 2 ? 'octet' : 'octets'}`;
  return `${formatNumber(Math.round(size / 100) / 10)}\u00a0ko`;
}

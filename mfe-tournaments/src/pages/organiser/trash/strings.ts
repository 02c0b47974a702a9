import { isolated } from 'shared-kernel';
import { keptDays, type TrashCause } from '../../../store/trash/trash';

export const strings = {
  back: 'Mes tournois',
  eyebrow: 'Espace organisateur',
  title: 'Corbeille',
  lead: `Ce qui a été supprimé ou remplacé reste ici au moins ${keptDays} jours, avec toutes les feuilles de match.`,
  /** With a back end a tournament is on every device, and its trash is not. */
  leadHere: `Ce qui a été supprimé ou remplacé sur cet appareil reste ici au moins ${keptDays} jours, avec toutes les feuilles de match. Vos autres appareils ont chacun leur corbeille.`,
  list: 'Éléments de la corbeille',
  loading: 'Chargement de la corbeille',
  empty: 'La corbeille est vide',
  emptyTextHere:
    'Un tournoi supprimé, un calendrier régénéré ou une équipe retirée sur cet appareil se retrouvent ici.',
  emptyText: 'Un tournoi supprimé, un calendrier régénéré ou une équipe retirée se retrouvent ici.',
  failed: 'La corbeille ne répond pas',
  failedText:
    'Ce navigateur ne donne pas accès à ses données pour le moment. Rien n’est perdu\u00a0: réessayez plus tard.',
  since: (day: string, hour: string) => `Le ${day} à ${hour}`,
  restore: 'Restaurer',
  discard: 'Supprimer définitivement',
  of: (name: string, cause: string, day: string, hour: string) =>
    ` le tournoi ${isolated(name)}, ${cause}, le ${day} à ${hour}`,
  again: (entry: string, count: number) => `${entry} (${count})`,
  restored: 'Tournoi restauré',
  notRestored: 'Rien n’a été restauré\u00a0: la corbeille ne peut pas garder le tournoi actuel en ce moment.',
  restoredText: (name: string) => `«\u00a0${isolated(name)}\u00a0» est de nouveau comme il était.`,
  /** What is not in the trash: who may write is the back end’s. */
  scorersGone: ' Ses marqueurs sont à inviter de nouveau.',
  discardTitle: (name: string) => `Supprimer définitivement «\u00a0${isolated(name)}\u00a0»\u00a0?`,
  discardText: 'Cette action est irréversible\u00a0: cette copie et ses feuilles de match seront perdues.',
} as const;

export const causeSentences: Readonly<Record<TrashCause, (team: string) => string>> = {
  'tournament-deleted': () => 'Tournoi supprimé',
  'schedule-replaced': () => 'Calendrier régénéré\u00a0: le tournoi avec ses matchs d’avant',
  'import-replaced': () => 'Remplacé par un import\u00a0: le tournoi d’avant',
  'team-removed': (team) => `Équipe ${isolated(team)} retirée\u00a0: le tournoi d’avant`,
  'restored-over': () => 'Remplacé par une restauration\u00a0: le tournoi d’avant',
};

/** The cause in a few words, which distinguishes the entries of a tournament. */
export const shortCauses: Readonly<Record<TrashCause, (team: string) => string>> = {
  'tournament-deleted': () => 'supprimé',
  'schedule-replaced': () => 'calendrier régénéré',
  'import-replaced': () => 'remplacé par un import',
  'team-removed': (team) => `équipe ${isolated(team)} retirée`,
  'restored-over': () => 'remplacé par une restauration',
};

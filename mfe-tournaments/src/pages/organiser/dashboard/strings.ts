import { isolated } from 'shared-kernel';
import type { FileRefusal } from '../../../store/readTournamentFile';

export const strings = {
  unreached: 'Les tournois ne sont pas connus pour l’instant. La page réessaie d’elle-même.',
  eyebrow: 'Espace organisateur',
  title: 'Mes Tournois',
  create: 'Créer un tournoi',
  loading: 'Chargement de vos tournois',
  list: 'Mes tournois',
  deviceData: 'Données de cet appareil',
  empty: 'Aucun tournoi pour le moment',
  emptyText:
    'Créez votre premier tournoi\u00a0: choisissez son format, inscrivez les équipes, puis générez le calendrier.',
  createFirst: 'Créer mon premier tournoi',
  manage: 'Gérer',
  edit: 'Modifier',
  remove: 'Supprimer',
  of: (name: string) => ` le tournoi ${isolated(name)}`,
  confirmTitle: (name: string) => `Supprimer «\u00a0${isolated(name)}\u00a0»\u00a0?`,
  confirmText:
    'Les équipes, le calendrier et toutes les feuilles de match vont dans la corbeille\u00a0: vous pourrez les restaurer pendant au moins 30\u00a0jours.',
  confirmTextHere:
    'Les équipes, le calendrier et toutes les feuilles de match vont dans la corbeille de cet appareil\u00a0: vous pourrez les restaurer, sur cet appareil, pendant au moins 30\u00a0jours. Ses marqueurs seront à inviter de nouveau.',
  permanentText:
    'La corbeille ne répond pas sur ce navigateur\u00a0: cette action est irréversible, les équipes, le calendrier et toutes les feuilles de match seront perdus.',
  confirmExport: 'Pour en garder une trace, exportez d’abord le tournoi depuis sa page.',
  undo: 'Annuler',
  removedTitle: 'Tournoi supprimé',
  removedText: (name: string) => `Le tournoi «\u00a0${isolated(name)}\u00a0» est dans la corbeille.`,
  removedPermanently: (name: string) => `Le tournoi «\u00a0${isolated(name)}\u00a0» a été supprimé.`,
  trash: 'Corbeille',
} as const;

export const importStrings = {
  button: 'Importer un tournoi',
  file: 'Fichier du tournoi à importer',
  refused: 'Le fichier n’a pas été importé',
  untouched: 'Rien n’a été modifié.',
  done: 'Tournoi importé',
  doneText: (name: string) => `«\u00a0${isolated(name)}\u00a0» est de retour avec ses matchs.`,
  replaceTitle: (name: string) => `Remplacer «\u00a0${isolated(name)}\u00a0»\u00a0?`,
  replaceText:
    'Ce tournoi existe déjà ici. L’importer remplace ses équipes, son calendrier et ses résultats par ceux du fichier. Le tournoi actuel ira dans la corbeille.',
  replacePermanently:
    'La corbeille ne répond pas sur ce navigateur\u00a0: le tournoi actuel et ses feuilles de match seraient perdus.',
  replace: 'Remplacer',
  inTrash: 'Celui d’avant est dans la corbeille.',
} as const;

export const fileSentences: Readonly<Record<FileRefusal['kind'] | 'unfetched' | 'too-large-file', string>> = {
  unfetched: 'Une partie du site n’a pas pu être téléchargée\u00a0: réessayez quand le réseau sera revenu.',
  'too-large-file': 'Ce fichier est trop grand\u00a0: un tournoi tient dans 20\u00a0Mo.',
  'unreadable-file':
    'Ce fichier est illisible\u00a0: il est vide, incomplet, enregistré avec d’autres caractères, ou n’est pas un fichier JSON.',
  'foreign-file': 'Ce fichier n’est pas un tournoi exporté depuis ce site.',
  'other-version': 'Ce fichier vient d’une autre version du site, que celle-ci ne sait pas lire.',
  'too-large-squad': 'Ce fichier contient une équipe de plus de 50\u00a0joueurs.',
  'too-large-logo': 'Ce fichier contient un logo d’équipe de plus de 500\u00a0ko.',
  'damaged-tournament': 'Ce fichier est abîmé\u00a0: des informations du tournoi manquent ou sont fausses.',
  'contradictory-tournament':
    'Ce fichier est abîmé\u00a0: ses équipes, ses matchs et ses scores se contredisent.',
};

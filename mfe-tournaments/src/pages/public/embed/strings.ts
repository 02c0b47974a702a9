import { isolated } from 'shared-kernel';

export const strings = {
  loading: 'Chargement du tournoi',
  description: (name: string) => `${isolated(name)}, en direct, dans la page d’un autre site.`,
  whole: 'Page du tournoi',
  newTab: ' (nouvel onglet)',
  missing: 'Tournoi introuvable',
  missingText: 'Il a été supprimé, ou il n’est gardé que sur l’appareil de son organisateur.',
  unreached: 'La page réessaie d’elle-même et s’affichera dès qu’une réponse arrive.',
  noPlayoffs: 'Ce tournoi se joue sans phase finale.',
} as const;

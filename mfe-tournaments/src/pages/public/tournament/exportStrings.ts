import { isolated } from 'shared-kernel';
export const exportStrings = {
  done: 'Tournoi exporté',
  doneText: (file: string) =>
    `Le fichier ${isolated(file)} contient les équipes, le calendrier et toutes les feuilles de match.`,
  withoutLogs: (file: string) =>
    `Le fichier ${isolated(file)} contient les résultats, mais pas le détail des journaux de match\u00a0: ce navigateur n’y donne pas accès pour le moment. Réessayez plus tard.`,
  never: 'Ce tournoi n’est gardé que dans ce navigateur. Exportez-le pour en avoir une copie.',
  stale: (day: string) => `Des changements ne sont pas encore dans le dernier export, du ${day}.`,
} as const;

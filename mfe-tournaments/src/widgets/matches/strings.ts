import { isolated } from 'shared-kernel';
import type { ShownStatus } from '../../competition/shownStatus';

export const matchStrings = {
  none: 'Aucun match généré pour ce tournoi.',
  groups: {
    inprogress: 'En cours',
    finished: 'Terminés',
    pending: 'À venir',
    annulled: 'Annulés',
  } satisfies Record<ShownStatus, string>,
  folded: (group: string, count: number) => `${group} (${count})`,
  filter: 'Matchs de l’équipe',
  everyTeam: 'Toutes les équipes',
  planned: (date: string, time: string, court: number) => `${date}, ${time}, terrain ${court}`,
  noneOfTeam: 'Cette équipe n’a aucun match.',
  exempt: (teams: readonly string[]) => `Exempt\u00a0: ${teams.map(isolated).join(', ')}`,
  sheet: 'Feuille de match',
  of: (home: string, away: string) => ` ${isolated(home)} – ${isolated(away)}`,
  live: 'Voir en direct',
  newTab: ' (nouvel onglet)',
  setGoals: (set: number, home: number, away: number) => `Set ${set}\u00a0: ${home} à ${away}.`,
  playoffs: 'Phase finale',
  more: 'Afficher les journées suivantes',
} as const;

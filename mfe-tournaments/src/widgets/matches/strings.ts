import { isolated } from 'shared-kernel';
import type { ShownStatus } from '../../competition/shownStatus';
import { setName, teamNames } from '../words';

export const matchStrings = {
  none: 'Aucun match généré pour ce tournoi.',
  groups: {
    inprogress: 'En cours',
    finished: 'Terminés',
    pending: 'À venir',
    annulled: 'Annulés',
  } satisfies Record<ShownStatus, string>,
  folded: (group: string, count: number) => `${group} (${count})`,
  toPending: 'Matchs à venir',
  filter: 'Matchs de l’équipe',
  everyTeam: 'Toutes les équipes',
  noneOfTeam: 'Cette équipe n’a aucun match.',
  exempt: (teams: readonly string[]) => `Exempt\u00a0: ${teamNames(teams)}`,
  sheet: 'Feuille de match',
  of: (home: string, away: string) => ` ${isolated(home)} – ${isolated(away)}`,
  live: 'Voir en direct',
  newTab: ' (nouvel onglet)',
  setGoals: (index: number, home: number, away: number) =>
    `${setName(index)}\u00a0: ${home}\u00a0à\u00a0${away}.`,
  playoffs: 'Phase finale',
  more: 'Afficher les journées suivantes',
} as const;

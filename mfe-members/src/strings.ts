/** Titles of pages that several pages name, and the link to one of them. */
export const strings = {
  clubRanking: 'Classement des clubs',
  deviceData: 'Données de cet appareil',
  nationRanking: 'Classement des nations',
  toWorldRanking: 'Voir le classement mondial',
  worldRanking: 'Classement mondial',
  worldRankingDescription:
    'Le classement mondial des joueurs de jorkyball\u00a0: rang, nationalité, club et points, avec recherche par nom.',
} as const;

export const strings = {
  lead: 'À égalité de points, l’ordre alphabétique départage.',
  search: 'Rechercher un joueur',
  nationality: 'Nationalité',
  everyNationality: 'Toutes',
  club: 'Club',
  everyClub: 'Tous',
  jump: (rank: string) => `Mon rang\u00a0: ${rank}`,
  count: (shown: number, formatted: string) =>
    shown === 0 ? 'Aucun joueur' : shown === 1 ? '1\u00a0joueur' : `${formatted}\u00a0joueurs`,
  noneTitle: 'Aucun joueur ne correspond.',
  none: 'Vérifiez l’orthographe du nom ou retirez un filtre.',
  clear: 'Effacer les filtres',
} as const;

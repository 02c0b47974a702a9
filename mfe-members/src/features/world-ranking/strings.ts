export const strings = {
  eyebrow: 'Joueurs',
  lead: 'Tous les joueurs, du premier au dernier. À égalité de points, l’ordre alphabétique des noms départage.',
  search: 'Rechercher un joueur',
  nationality: 'Nationalité',
  everyNationality: 'Toutes',
  club: 'Club',
  everyClub: 'Tous',
  jump: (rank: string) => `Aller à mon rang\u00a0: ${rank}`,
  count: (shown: number, formatted: string) =>
    shown === 0 ? 'Aucun joueur' : shown === 1 ? '1 joueur' : `${formatted} joueurs`,
  noneTitle: 'Aucun joueur ne correspond.',
  none: 'Vérifiez l’orthographe du nom, ou enlevez un filtre.',
  clear: 'Effacer les filtres',
} as const;

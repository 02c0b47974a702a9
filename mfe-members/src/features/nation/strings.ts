export const strings = {
  eyebrow: 'Équipe nationale',
  description: (title: string) =>
    `${title} de jorkyball\u00a0: rang mondial, points, palmarès et meilleurs joueurs.`,
  rank: (rank: number) => `#${rank} Mondiale`,
  players: 'Meilleurs Joueurs',
  toClub: (name: string) => `Voir le club ${name}`,
  toRanking: 'Voir le classement des nations',
} as const;

export const strings = {
  eyebrow: 'Club',
  description: (name: string) =>
    `${name}, club de jorkyball\u00a0: rang mondial, points, palmarès et joueurs clés.`,
  rank: (rank: number) => `#${rank} Mondial`,
  players: 'Joueurs Clés',
  toRanking: 'Voir le classement des clubs',
} as const;

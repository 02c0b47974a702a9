export const strings = {
  eyebrow: 'Club',
  description: (name: string) =>
    `Le club de jorkyball de ${name}\u00a0: rang mondial, points, palmarès et joueurs clés.`,
  rank: (rank: number) => `#${rank} Mondial`,
  players: 'Joueurs Clés',
  toRanking: 'Voir le classement des clubs',
} as const;

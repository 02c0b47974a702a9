/** Sample data: the best three of the season before, as its own page says (`/organisateur/tournoi/{id}`). */
export const lastSeason = {
  id: 'championnat-de-france-2024',
  name: 'Championnat de France 2024',
  podium: ['Lyon', 'Prouvy', 'Perpignan'],
} as const;

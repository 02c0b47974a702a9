export const strings = {
  eyebrow: 'Joueur',
  description: (name: string, rank: number) =>
    `${name}, numéro ${rank} du classement mondial de jorkyball\u00a0: club, points et résultats.`,
  rank: 'Rang mondial',
  points: 'Points',
  club: 'Club',
  nationality: 'Nationalité',
  honours: 'Derniers résultats',
  unknownTitle: 'Joueur non trouvé',
  unknown: "Le profil de ce joueur n'existe pas ou est introuvable.",
  toProfile: 'Retour au profil',
} as const;

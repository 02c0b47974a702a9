export const strings = {
  back: 'Retour',
  sample: 'Données d’exemple\u00a0: noms, points et résultats sont inventés.',
} as const;

export const rankingStrings = {
  rank: 'Rang',
  player: 'Joueur',
  club: 'Club',
  nation: 'Nation',
  points: 'Points',
  you: 'Vous',
} as const;

export const tabsStrings = {
  label: 'Classements',
  players: 'Joueurs',
  clubs: 'Clubs',
  nations: 'Nations',
} as const;

export const honourStrings = {
  none: 'Aucun résultat en compétition pour l’instant.',
} as const;

export const palmaresStrings = {
  points: (points: string) => `${points}\u00a0points`,
  palmares: 'Palmarès',
  unknownNote: (id: string) =>
    `«\u00a0${id}\u00a0» n’a pas encore de fiche\u00a0: voici à quoi elle ressemblera.`,
} as const;

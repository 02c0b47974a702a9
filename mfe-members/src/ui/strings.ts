export const strings = {
  back: 'Retour',
  sample: 'Données d’exemple',
} as const;

export const rankingStrings = {
  rank: 'Rang',
  player: 'Joueur',
  club: 'Club',
  nation: 'Nation',
  points: 'Points',
  you: 'Vous',
} as const;

export const honourStrings = {
  none: 'Aucun résultat en compétition pour l’instant.',
} as const;

export const formStrings = {
  title: 'La forme',
  best: 'meilleur total',
  sample:
    'Données d’exemple\u00a0: seul le dernier total est celui du classement, les mois précédents illustrent la courbe.',
  summary: (firstPoints: string, firstMonth: string, lastPoints: string, lastMonth: string) =>
    `Évolution des points\u00a0: de ${firstPoints} en ${firstMonth} à ${lastPoints} en ${lastMonth}.`,
} as const;

export const palmaresStrings = {
  points: (points: string) => `${points} points`,
  palmares: 'Palmarès',
  sampleNote: 'Données d’exemple. Les points des joueurs sont ceux du classement mondial.',
  unknownNote: (id: string) =>
    `«\u00a0${id}\u00a0» n’a pas encore de fiche\u00a0: voici un exemple de ce qu’elle montrera.`,
} as const;

export const strings = {
  none: 'Le format de ce tournoi n’a pas été défini.',
  type: 'Type',
  types: { championship: 'Championnat', cup: 'Coupe' },
  winningSets: 'Sets gagnants',
  winningSetsText: (sets: string, most: number) => `${sets} sets de 7 buts, ${most} sets au plus`,
  homeAndAway: 'Rencontres',
  homeAndAwayText: { true: 'Aller-retour', false: 'Aller simple' },
  playoffs: 'Phase finale',
  playoffsText: {
    true: (lastMatch: string) =>
      `Oui\u00a0: quarts, demi-finales, finale et ${lastMatch.toLocaleLowerCase('fr')}`,
    false: () => 'Non\u00a0: le premier du classement est champion',
  },
  teams: 'Équipes',
  fixtures: 'Matchs',
  points: 'Points',
  pointsText: '4 par victoire, 1 par défaite, ou 2 si le perdant était à un set de la victoire',
} as const;

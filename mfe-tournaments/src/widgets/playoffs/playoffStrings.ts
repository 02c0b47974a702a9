import { isolated } from 'shared-kernel';

export const playoffStrings = {
  notMet: 'Les conditions pour les playoffs ne sont pas remplies.',
  needed: (count: number) => `Il faut au moins 8 équipes classées\u00a0: ce tournoi en compte ${count}.`,
  provisional:
    'Tableau provisoire\u00a0: il suit le classement du moment et se fige quand tous les matchs du championnat sont joués.',
  lost: (team: string, match: string) => `${isolated(team)} perd le ${match.toLocaleLowerCase('fr')}.`,
  asText: 'Le tableau en toutes lettres',
} as const;

export const strings = {
  missingTitle: 'Tournoi introuvable',
  missingText: 'Il n’existe pas, ou il a été supprimé.',
  closedTitle: 'Saison terminée',
  closedText: 'Ce tournoi se lit, mais ne se modifie plus.',
} as const;

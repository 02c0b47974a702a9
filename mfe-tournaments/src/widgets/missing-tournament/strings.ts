export const strings = {
  unreached:
    'Ce tournoi n’est pas encore gardé sur cet appareil. La page réessaie d’elle-même et s’affichera dès qu’une réponse arrive.',
  missingTitle: 'Tournoi introuvable',
  missingText: 'Il n’existe pas, ou il a été supprimé.',
  missingHereText: 'Il a été supprimé, ou il n’est gardé que sur un autre appareil.',
  deletedTitle: 'Ce tournoi a été supprimé',
  deletedText: 'Son organisateur vient de le retirer\u00a0: ses matchs et ses scores ne sont plus en ligne.',
  others: 'Voir les tournois',
  unreadableTitle: 'Tournoi illisible',
  unreadableText: 'Ses données sont endommagées sur cet appareil. Une copie en est gardée telle quelle.',
  deviceData: 'Données de cet appareil',
  closedTitle: 'Saison terminée',
  closedText: 'Ce tournoi se lit, mais ne se modifie plus.',
} as const;

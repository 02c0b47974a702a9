export const strings = {
  missingTitle: 'Tournoi introuvable',
  missingText: 'Il n’existe pas, ou il a été supprimé.',
  missingHereText: 'Il a été supprimé, ou il n’est gardé que sur un autre appareil.',
  outOfReachTitle: 'Tournoi hors de portée',
  outOfReachText: 'Le serveur ne répond pas, et ce tournoi n’est pas encore gardé sur cet appareil.',
  unreadableTitle: 'Tournoi illisible',
  unreadableText: 'Ses données sont endommagées sur cet appareil. Une copie en est gardée telle quelle.',
  deviceData: 'Données de cet appareil',
  closedTitle: 'Saison terminée',
  closedText: 'Ce tournoi se lit, mais ne se modifie plus.',
} as const;

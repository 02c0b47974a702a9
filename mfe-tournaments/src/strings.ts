/** Title and description of each page; the frame reads them before the page arrives. */
export const metadata = {
  list: {
    title: 'Tous les Tournois',
    description:
      'Les championnats de jorkyball organisés au centre\u00a0: dates, niveaux, résultats en direct et classements.',
  },
  organizer: {
    title: 'Mes Tournois',
    description: 'Le tableau de bord des organisateurs de tournois de jorkyball.',
  },
  trash: {
    title: 'Corbeille',
    description: 'Ce qu’un organisateur a supprimé ou remplacé, à restaurer pendant trente jours.',
  },
  creation: {
    title: 'Créer un Tournoi',
    description: 'Créez un championnat de jorkyball\u00a0: nom, date, niveau et format.',
  },
  tournament: {
    title: 'Tournoi',
    description: 'Matchs, classement, phase finale et statistiques d’un tournoi de jorkyball.',
  },
  edition: {
    title: 'Modifier le Tournoi',
    description: 'Équipes et calendrier d’un tournoi de jorkyball.',
  },
  matchSheet: {
    title: 'Feuille de match',
    description: 'La feuille de match d’une rencontre de jorkyball, set par set.',
  },
  day: {
    title: 'Jour de match',
    description: 'Terrains, horaires et pauses d’une journée de tournoi de jorkyball.',
  },
  court: {
    title: 'Terrain',
    description: 'Les matchs d’un terrain, dans l’ordre de la journée.',
  },
  screen: {
    title: 'Écran',
    description: 'Un tournoi de jorkyball en direct, pour le grand écran du bar.',
  },
  share: {
    title: 'Partager le tournoi',
    description: 'L’adresse, le code QR et l’affiche d’un tournoi de jorkyball.',
  },
  invitation: {
    title: 'Invitation à marquer',
    description: 'Une invitation à tenir les feuilles de match d’un tournoi de jorkyball.',
  },
  paper: {
    title: 'Imprimer le tournoi',
    description: 'Feuilles de match, programme, classement et tableau d’un tournoi de jorkyball, sur papier.',
  },
} as const;

export const strings = {
  /** The alternative text of a shared tournament's picture. */
  sharingImage: 'Tournois et championnats de jorkyball',
} as const;

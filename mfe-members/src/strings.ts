const worldRankingDescription =
  'Le classement mondial des joueurs de jorkyball\u00a0: rang, nationalité, club et points, avec recherche par nom.';
const clubRankingDescription =
  'Les cinq premiers clubs de jorkyball au classement mondial, avec leurs points et leur palmarès.';
const nationRankingDescription =
  'Les cinq premières nations du jorkyball au classement mondial, avec leurs points et leur palmarès.';

/** Title and description of each page; the frame reads them before the page arrives. */
export const metadata = {
  login: {
    title: 'Connexion',
    description: 'Connectez-vous à l’espace joueur ou organisateur de Jorkyball Prouvy, ou inscrivez-vous.',
  },
  profile: {
    title: 'Mon profil',
    description: 'Votre espace membre : classement, résultats, abonnement, réservations et licence.',
  },
  deviceData: {
    title: 'Données de cet appareil',
    description:
      'Ce que ce navigateur gardait et que le site n’a pas pu lire\u00a0: à télécharger ou à supprimer.',
  },
  player: { title: 'Fiche joueur', description: worldRankingDescription },
  worldRanking: { title: 'Classement mondial', description: worldRankingDescription },
  clubRanking: { title: 'Classement des clubs', description: clubRankingDescription },
  nationRanking: { title: 'Classement des nations', description: nationRankingDescription },
  club: { title: 'Club', description: clubRankingDescription },
  nation: { title: 'Équipe nationale', description: nationRankingDescription },
} as const;

export const strings = {
  /** The alternative text of a shared ranking's, club's or player's picture. */
  sharingImage: 'Classements mondiaux\u00a0: joueurs, clubs et nations du jorkyball',
  toWorldRanking: 'Voir le classement mondial',
} as const;

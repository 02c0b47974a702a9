export const strings = {
  list: {
    crumb: 'Actualités',
    title: 'Actualités',
    lead: 'Compétitions, conseils de jeu, histoire du sport et vie du centre.',
    back: 'Retour à l’accueil',
    feed: 'Suivre les actualités par flux RSS',
  },
  article: {
    by: 'Par',
    reading: (minutes: number) => `${minutes}\u00a0min de lecture`,
    back: 'Retour au blog',
    related: 'À lire ensuite',
  },
  // Title and sentence are to the letter (specification, section 8).
  notFound: {
    title: 'Article non trouvé',
    sentence: "Désolé, l'article que vous cherchez n'existe pas.",
    home: 'Retour à l’accueil',
    latest: 'Les derniers articles',
  },
};

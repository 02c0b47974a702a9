/** The French texts of every visit, grouped by part. A lazy chunk carries its own texts. */
export const strings = {
  skip: 'Aller au contenu',
  header: {
    home: ', accueil',
    navigation: 'Navigation principale',
    submenu: (entry: string) => `Sous-menu ${entry}`,
    tv: 'Jorkyball TV',
    book: 'Réserver',
    menu: 'Menu',
    login: 'Connexion',
    profile: 'Profil',
    logout: 'Déconnexion',
    profileMenu: (name: string) => `Menu du profil\u00a0: ${name}`,
    organizer: 'Organisateur',
    player: 'Joueur',
    rank: (rank: string) => `Classement: #${rank}`,
    unranked: 'Non classé',
  },
  footer: {
    discover: 'Découvrir',
    centre: 'Le centre',
    find: 'Nous trouver',
    hours: (words: string) => `Du lundi au dimanche\u00a0: ${words}`,
    map: ', voir le plan d’accès',
    social: 'Réseaux sociaux',
    newTab: (network: string) => `${network} (nouvel onglet)`,
    legal: 'Informations légales',
    notYet: 'Cette fonctionnalité n’est pas encore disponible.',
    legalEntries: ['Mentions légales', 'Politique de confidentialité', 'CGV'],
  },
  notices: { region: 'Notifications', close: 'Fermer' },
  loading: 'Chargement de la page…',
  loadingTitle: 'Chargement',
  failure: {
    documentTitle: 'Page indisponible',
    unreachable: {
      title: 'Cette page ne répond pas',
      sentence:
        'Cette partie du site n’a pas pu être chargée. Le reste du site fonctionne, et rien de ce que vous avez enregistré n’est perdu.',
    },
    offline: {
      title: 'Vous êtes hors ligne',
      sentence: 'Cette page viendra d’elle-même avec le réseau.',
    },
    incompatible: {
      title: 'Cette page vient de changer',
      sentence:
        'Une version plus récente du site est en ligne. Rechargez la page pour l’obtenir ; rien de ce que vous avez enregistré n’est perdu.',
    },
    outdated: {
      title: 'Cette page est en cours de mise à jour',
      sentence:
        'Revenez dans quelques minutes ; le reste du site fonctionne, et rien de ce que vous avez enregistré n’est perdu.',
    },
    broken: {
      title: 'Cette page s’est arrêtée',
      sentence:
        'Une erreur inattendue a interrompu cette page. Le reste du site fonctionne, et rien de ce que vous avez enregistré n’est perdu.',
    },
    retry: 'Réessayer',
    retrying: 'Nouvel essai…',
    reload: 'Recharger la page',
    phone: 'Besoin d’une réponse tout de suite ? Appelez-nous au ',
  },
  trouble: {
    unreachable: 'Cette page se lit, mais une partie ne répond pas.',
    offline: 'Vous êtes hors ligne.',
    incompatible: 'Une version plus récente du site est en ligne : rechargez la page pour l’obtenir.',
    outdated: 'Cette page se lit, mais elle est en cours de mise à jour : revenez dans quelques minutes.',
    broken: 'Cette page se lit, mais une partie s’est arrêtée.',
    phone: 'Appelez-nous au ',
  },
  bare: { tournaments: 'Tournois', phone: 'Appelez-nous au', home: 'Retour à l’accueil' },
} as const;

import { terms } from 'shared-kernel/plans';
import type { CancellationRefusal } from './domain/cancellationRefusal';

/**
 * The French that a visitor reads. Sentences of the specification stand to the letter, straight apostrophes
 * included; the others have typographic ones.
 */
export const strings = {
  back: 'Retour',
  sample: 'Données d’exemple',
  /** What the picture of a shared ranking, club or player says. */
  sharingImage: 'Classements mondiaux\u00a0: joueurs, clubs et nations du jorkyball',
  worldRankingLink: 'Voir le classement mondial',

  ranking: {
    rank: 'Rang',
    player: 'Joueur',
    club: 'Club',
    nation: 'Nation',
    points: 'Points',
    you: 'Vous',
  },

  honours: { none: 'Aucun résultat en compétition pour l’instant.' },

  form: {
    title: 'La forme',
    best: 'meilleur total',
    sample:
      'Données d’exemple\u00a0: seul le dernier total est celui du classement, les mois précédents illustrent la courbe.',
    summary: (firstPoints: string, firstMonth: string, lastPoints: string, lastMonth: string) =>
      `Évolution des points\u00a0: de ${firstPoints} en ${firstMonth} à ${lastPoints} en ${lastMonth}.`,
  },

  worldRanking: {
    title: 'Classement mondial',
    description:
      'Le classement mondial des joueurs de jorkyball\u00a0: rang, nationalité, club et points, avec recherche par nom.',
    eyebrow: 'Joueurs',
    lead: 'Tous les joueurs, du premier au dernier. À égalité de points, l’ordre alphabétique des noms départage.',
    search: 'Rechercher un joueur',
    nationality: 'Nationalité',
    everyNationality: 'Toutes',
    club: 'Club',
    everyClub: 'Tous',
    jump: (rank: string) => `Aller à mon rang\u00a0: ${rank}`,
    count: (shown: number, formatted: string) =>
      shown === 0 ? 'Aucun joueur' : shown === 1 ? '1 joueur' : `${formatted} joueurs`,
    noneTitle: 'Aucun joueur ne correspond.',
    none: 'Vérifiez l’orthographe du nom, ou enlevez un filtre.',
    clear: 'Effacer les filtres',
  },

  clubRanking: {
    title: 'Classement des clubs',
    description:
      'Les cinq premiers clubs de jorkyball au classement mondial, avec leurs points et leur palmarès.',
    eyebrow: 'Clubs',
    lead: 'Les cinq premiers clubs du monde.',
  },

  nationRanking: {
    title: 'Classement des nations',
    description:
      'Les cinq premières nations du jorkyball au classement mondial, avec leurs points et leur palmarès.',
    eyebrow: 'Nations',
    lead: 'Les cinq premières équipes nationales.',
  },

  sheet: {
    points: (points: string) => `${points} points`,
    clubRank: (rank: number) => `#${rank} Mondial`,
    nationRank: (rank: number) => `#${rank} Mondiale`,
    clubEyebrow: 'Club',
    nationEyebrow: 'Équipe nationale',
    palmares: 'Palmarès',
    clubPlayers: 'Joueurs Clés',
    nationPlayers: 'Meilleurs Joueurs',
    clubDescription: (name: string) =>
      `Le club de jorkyball de ${name}\u00a0: rang mondial, points, palmarès et joueurs clés.`,
    nationDescription: (title: string) =>
      `${title} de jorkyball\u00a0: rang mondial, points, palmarès et meilleurs joueurs.`,
    sampleNote: 'Données d’exemple. Les points des joueurs sont ceux du classement mondial.',
    unknownNote: (id: string) =>
      `«\u00a0${id}\u00a0» n’a pas encore de fiche\u00a0: voici un exemple de ce qu’elle montrera.`,
    clubLink: (name: string) => `Le club\u00a0: ${name}`,
    clubsLink: 'Voir le classement des clubs',
    nationsLink: 'Voir le classement des nations',
  },

  player: {
    title: 'Fiche joueur',
    eyebrow: 'Joueur',
    description: (name: string, rank: number) =>
      `${name}, numéro ${rank} du classement mondial de jorkyball\u00a0: club, points et résultats.`,
    rank: 'Rang mondial',
    points: 'Points',
    club: 'Club',
    nationality: 'Nationalité',
    honours: 'Derniers résultats',
    unknownTitle: 'Joueur non trouvé',
    unknown: "Le profil de ce joueur n'existe pas ou est introuvable.",
    toProfile: 'Retour au profil',
  },

  login: {
    title: 'Connexion',
    description: 'Connectez-vous à l’espace joueur ou organisateur de Jorkyball Prouvy, ou inscrivez-vous.',
    eyebrow: 'Espace membre',
    tabs: 'Connexion ou inscription',
    signIn: 'Connexion',
    signUp: 'Inscription',
    role: 'Je suis',
    player: 'Joueur',
    organizer: 'Organisateur',
    email: 'Email',
    password: 'Mot de passe',
    submitDemo: 'Connexion démo',
    demoHint:
      'C’est une démonstration : choisissez un rôle, aucun email ni mot de passe n’est nécessaire ni envoyé.',
    submitHosted: 'Se connecter',
    sending: 'Un instant…',
    alreadyIn: (name: string) => `Vous êtes déjà connecté : ${name}.`,
    toMySpace: 'Aller à mon espace',
    toWanted: 'Aller à la page demandée',
    wanted: {
      anybody: 'Connectez-vous pour ouvrir la page demandée.',
      player: 'La page demandée est réservée aux joueurs.',
      organizer: 'La page demandée est réservée aux organisateurs.',
    },
    welcome: {
      player: {
        title: 'Connexion joueur réussie !',
        description: 'Bienvenue sur votre espace membre.',
      },
      organizer: {
        title: 'Connexion organisateur réussie !',
        description: 'Bienvenue sur votre tableau de bord.',
      },
    },
  },

  registration: {
    name: 'Nom complet',
    phone: 'Téléphone',
    birthDate: 'Date de naissance',
    address: 'Adresse postale',
    gender: 'Genre',
    club: 'Club',
    choose: 'Choisir',
    submit: 'S’inscrire',
    unavailable: {
      title: 'Inscription en cours de développement',
      description: 'Pour découvrir l’espace membre, utilisez le bouton « Connexion démo ».',
      action: 'Aller à la connexion',
    },
    confirmEmail: {
      title: 'Inscription enregistrée',
      description: 'Ouvrez le lien que nous venons de vous envoyer par email pour l’activer.',
    },
  },

  profile: {
    title: 'Mon profil',
    description: 'Votre espace membre : classement, résultats, abonnement, réservations et licence.',
    tabs: 'Mon espace',
    tabNames: {
      overview: 'Vue d’ensemble',
      info: 'Mes informations',
      tournaments: 'Mes tournois',
      subscription: 'Mon abonnement',
      reservations: 'Mes réservations',
      license: 'Ma licence',
    },
    logOut: 'Déconnexion',
    rank: (rank: string) => `Classement : #${rank}`,
    unranked: 'Non classé',
    honours: 'Palmarès',
    worldRanking: 'Classement mondial',
    ranksBetween: (first: string, last: string) => `Rangs ${first} à ${last}`,
    underDevelopment: {
      title: 'En cours de développement',
      profile: 'La modification du profil arrivera bientôt.',
      subscription: 'La gestion de l’abonnement arrivera bientôt.',
      license: 'Le téléchargement de la licence arrivera bientôt.',
    },
  },

  info: {
    title: 'Mes informations',
    name: 'Nom',
    email: 'Email',
    phone: 'Téléphone',
    birthDate: 'Date de naissance',
    address: 'Adresse',
    club: 'Club',
    missing: 'Non renseigné',
    edit: 'Modifier',
  },

  subscription: {
    title: 'Mon abonnement',
    plan: (plan: string) => `Abonnement ${plan}`,
    validUntil: (day: string) => `Valable jusqu’au ${day}`,
    manage: 'Gérer mon abonnement',
  },

  license: {
    title: 'Ma licence',
    number: 'Numéro de licence',
    valid: 'Votre licence est valide pour la saison en cours.',
    none: 'Aucune licence n’est enregistrée à votre nom.',
    download: 'Télécharger le PDF',
  },

  reservations: {
    title: 'Mes réservations',
    none: "Vous n'avez aucune réservation à venir.",
    book: 'Réserver un terrain',
    at: (day: string, hour: string) => `${day}, ${hour}`,
    players: (count: string) => `${count} joueurs`,
    agenda: 'Ajouter à mon agenda',
    cancel: 'Annuler',
    cancelQuestion: 'Annuler cette réservation ?',
    cancelYes: 'Oui, annuler',
    cancelNo: 'Non, la garder',
    cancelled: 'Réservation annulée',
    refusalTitle: 'Réservation maintenue',
    labelled: (action: string, when: string) => `${action} : ${when}`,
  },
} as const;

/** Why a reservation can no longer be cancelled. */
export const cancellationRefusals: Readonly<Record<CancellationRefusal['kind'], string>> = {
  'too-late': `L’annulation est possible jusqu’à ${terms.cancellationHours} h avant le début : il est trop tard pour celle-ci.`,
  'already-begun': 'Cette réservation a déjà commencé.',
};

const monthFormats = {
  long: new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
} as const;

/** A month `yyyy-MM` in words: « septembre 2025 ». */
export function monthName(month: string): string {
  return monthFormats.long.format(new Date(`${month}-01T00:00:00Z`));
}

/** A month `yyyy-MM` for a narrow place: « sept. 2025 ». */
export function shortMonthName(month: string): string {
  return monthFormats.short.format(new Date(`${month}-01T00:00:00Z`));
}

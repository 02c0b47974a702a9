import { isolated } from 'shared-kernel';

export const strings = {
  eyebrow: 'Espace membre',
  title: 'Connexion',
  tabs: 'Connexion ou inscription',
  signIn: 'Connexion',
  signUp: 'Inscription',
  role: 'Je suis',
  player: 'Joueur',
  organizer: 'Organisateur',
  email: 'E-mail',
  password: 'Mot de passe',
  submitDemo: 'Connexion démo',
  demoHint: 'C’est une démonstration : choisissez un rôle et connectez-vous, rien d’autre n’est demandé.',
  submitHosted: 'Se connecter',
  sending: 'Un instant…',
  notKept: 'Ce navigateur n’a pas pu garder votre connexion.',
  forWhat: 'Retrouvez vos réservations, vos équipes et vos tournois.',
  alreadyIn: (name: string) => `Vous êtes déjà connecté : ${isolated(name)}.`,
  lateMember:
    'Vous êtes toujours connecté sur cet appareil, mais un fichier du site n’arrive pas\u00a0: votre espace s’ouvrira dès qu’il sera là.',
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
    staff: {
      title: 'Connexion réussie\u00a0!',
      description: 'Bienvenue à l’accueil.',
    },
  },
} as const;

export const registrationStrings = {
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
    description: 'Ouvrez le lien que nous venons de vous envoyer par e-mail pour l’activer.',
  },
} as const;

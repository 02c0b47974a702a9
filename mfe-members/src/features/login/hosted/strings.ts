import { isolated, type SessionError } from 'shared-kernel';

export const slow = 'Le serveur tarde à répondre. Vous n’avez rien à refaire pour l’instant.';

type Sentences = Readonly<Record<SessionError['kind'], string>>;

const noFile = 'Un fichier du site n’arrive pas.';
const later = 'Réessayez dans un instant.';

/** The notice's text, of which the form shows a short version. */
export const fileMissing = `${noFile} Rien de ce que vous avez saisi n’est perdu. ${later}`;

const ofBoth = {
  'no-network': 'Pas de réseau pour joindre le serveur du centre. Réessayez une fois connecté à Internet.',
  busy: 'Le serveur du centre reçoit trop de demandes à la fois. Patientez une minute, puis réessayez.',
  unavailable: `${noFile} ${later}`,
  'not-kept': 'Ce navigateur n’a pas pu garder votre connexion.',
  'bad-address': 'Cette adresse e-mail n’est pas acceptée. Vérifiez-la, puis réessayez.',
} satisfies Partial<Sentences>;

const notLetIn = 'Le serveur du centre refuse cette connexion. Si cela dure, écrivez au centre.';
const notRegistered = 'Le serveur du centre refuse cette inscription. Si cela dure, écrivez au centre.';

/** Why a login or registration failed. */
export const refusals: Readonly<Record<'signIn' | 'signUp', Sentences>> = {
  signIn: {
    ...ofBoth,
    'wrong-credentials': 'L’adresse ou le mot de passe ne correspond pas.',
    unconfirmed:
      'Cette inscription n’est pas encore confirmée\u00a0: ouvrez le lien que vous avez reçu par e-mail.',
    'no-answer': `Pas de réponse du serveur du centre. ${later}`,
    failed: `Le serveur du centre n’a pas pu vous connecter. ${later}`,
    'known-address': notLetIn,
    'weak-password': notLetIn,
    forbidden: notLetIn,
  },
  signUp: {
    ...ofBoth,
    'known-address': 'Un compte existe déjà avec cette adresse\u00a0: connectez-vous.',
    'weak-password': 'Ce mot de passe est trop simple\u00a0: choisissez-en un plus long.',
    // If the registration succeeded all the same, the next try says so.
    'no-answer': `Pas de réponse du serveur du centre\u00a0: impossible de savoir si votre inscription lui est parvenue. ${later}`,
    failed: `Le serveur du centre n’a pas pu vous inscrire. ${later}`,
    'wrong-credentials': notRegistered,
    unconfirmed: notRegistered,
    forbidden: notRegistered,
  },
};

/** The required fields of a registration. */
export const missing = {
  email: 'Indiquez votre adresse e-mail.',
  password: 'Choisissez un mot de passe.',
} as const;

/** Titles of the notices about an unreachable back end (specification, section 8). */
export const titles = { signIn: 'Sign in Failed', signUp: 'Sign up Failed' } as const;

export const helpStrings = { forgotten: 'Mot de passe oublié\u00a0?' } as const;

export const awaitingStrings = {
  title: 'Confirmez votre adresse e-mail',
  /** A known address gets a mail too, which says so. */
  text: (email: string) =>
    `Un e-mail est parti à ${isolated(email)}. Ouvrez le lien qu’il contient, puis connectez-vous. Si un compte existait déjà avec cette adresse, l’e-mail vous le dit.`,
} as const;

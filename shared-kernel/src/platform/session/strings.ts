import { isolated } from '../formats/formats';
import type { AccessRefusal } from './contract';

/** Texts of the hosted session beside the titles of its failures (specification, section 8). */
export const hostedSessionStrings = {
  unreachable:
    'Le serveur du centre ne répond pas\u00a0: vérifiez votre connexion à Internet, puis réessayez. Rien de ce que vous avez saisi n’est perdu.',
  noNetwork:
    'Pas de réseau\u00a0: réessayez une fois connecté à Internet. Rien de ce que vous avez saisi n’est perdu.',
  expired: {
    title: 'Votre session a pris fin',
    description: 'Reconnectez-vous pour continuer\u00a0: ce que vous avez saisi est gardé.',
  },
  /** Drafts about the account are removed with it; other drafts stay. */
  gone: {
    title: 'Votre compte n’existe plus',
    description:
      'Il a été supprimé, peut-être depuis un autre appareil. Vous pouvez réserver et écrire au centre sans compte\u00a0: une réservation ou un message commencé est gardé.',
  },
  linkOver: {
    title: 'Ce lien n’est plus valable',
    description:
      'Il a déjà servi, il est trop ancien ou incomplet. Si votre adresse n’est pas encore confirmée, la page de connexion peut vous renvoyer l’e-mail.',
  },
  toLogin: 'Aller à la connexion',
  logInAgain: 'Se reconnecter',
  firstConfirmed: {
    title: 'Première confirmation reçue',
    description: 'Ouvrez aussi le lien envoyé à l’autre adresse\u00a0: rien ne change avant.',
  },
  confirmed: {
    title: 'Votre adresse est confirmée',
    description: 'Connectez-vous avec votre mot de passe.',
  },
  logIn: 'Se connecter',
  addressConfirmed: 'Votre nouvelle adresse est confirmée',
  otherAccount: 'Changement de compte',
  loggedInAs: (name: string) => `Vous êtes maintenant connecté\u00a0: ${isolated(name)}.`,
} as const;

const general = 'Le serveur du centre n’a pas accepté cette demande. Réessayez plus tard.';

/** What to do after a failed login, registration or logout: a notice says it, and the form says why. */
export const accessRefusals: Readonly<Record<AccessRefusal, string>> = {
  'no-network': hostedSessionStrings.noNetwork,
  'no-answer': hostedSessionStrings.unreachable,
  busy: 'Trop d’essais pour l’instant. Patientez une minute, puis réessayez.',
  'wrong-credentials': 'Vérifiez l’adresse et le mot de passe.',
  unconfirmed: 'Ouvrez d’abord le lien reçu par e-mail.',
  'known-address': 'Connectez-vous, ou choisissez une autre adresse.',
  'bad-address': 'Vérifiez l’adresse e-mail.',
  'weak-password': 'Choisissez un mot de passe plus long.',
  failed: general,
  forbidden: general,
};

import { isolated } from 'shared-kernel';
import type { AccountRefusal } from '../../../../data/authentication';
import { accountRefusals } from '../../../../ui/account/strings';

export const recoveryPageStrings = {
  eyebrow: 'Espace membre',
  title: 'Mot de passe oublié',
  toLogin: 'Revenir à la connexion',
  email: 'E-mail',
  missingEmail: 'Indiquez votre adresse e-mail.',
  lead: 'Indiquez l’adresse e-mail de votre compte\u00a0: vous recevrez un lien pour choisir un nouveau mot de passe.',
  ask: 'Recevoir le lien',
  over: {
    title: 'Ce lien n’est plus valable',
    text: 'Il a déjà servi, il est trop ancien ou incomplet, ou un autre l’a remplacé. Votre mot de passe n’a pas changé. Demandez un nouveau lien.',
  },
  sent: {
    title: 'Regardez vos e-mails',
    /** The same for every address, known or unknown. */
    text: (email: string) =>
      `Si un compte existe pour ${isolated(email)}, un lien vient d’y être envoyé. Il sert une fois, pendant une heure, sur l’appareil de votre choix.`,
    nothing:
      'Rien reçu après quelques minutes\u00a0? Regardez dans les courriers indésirables et vérifiez l’adresse. Vous pouvez demander un autre lien une minute après le premier.',
    again: 'Demander un autre lien',
  },
  checking: 'Vérification du lien…',
  retry: 'Réessayer',
  unchecked: 'Le lien n’a pas encore pu être vérifié',
  choose: {
    title: 'Choisissez un nouveau mot de passe',
    text: (email: string) =>
      `Pour le compte ${isolated(email)}. Vos autres appareils devront ensuite se reconnecter.`,
    otherAccount: (present: string) =>
      `Vous êtes connecté ici (${isolated(present)})\u00a0: en enregistrant, vous passez à l’autre compte.`,
    save: 'Enregistrer et se connecter',
  },
  changed: {
    title: 'Nouveau mot de passe enregistré',
    signedIn: 'Vous êtes connecté.',
    signedOut: 'Connectez-vous avec ce mot de passe.',
  },
} as const;

/** Why the link could not be checked. */
export const checkRefusals: Readonly<Record<AccountRefusal, string>> = {
  ...accountRefusals,
  'no-answer': 'Pas de réponse du serveur du centre. Votre lien est gardé dans cet onglet.',
  'no-network':
    'Pas de réseau. Votre lien est gardé dans cet onglet\u00a0: réessayez une fois connecté à Internet.',
};

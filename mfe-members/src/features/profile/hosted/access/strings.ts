import { isolated } from 'shared-kernel';
import type { AccountRefusal } from '../../../../data/authentication';
import { accountRefusals } from '../../../../ui/account/strings';

export const accessStrings = {
  title: 'Connexion',
  address: 'Adresse e-mail',
  changeAddress: 'Changer d’adresse e-mail',
  changePassword: 'Changer de mot de passe',
  pending: (address: string, present: string) =>
    `Changement en cours\u00a0: ${isolated(address)} remplacera ${isolated(present)} quand vous aurez ouvert le lien reçu par e-mail, à l’une et l’autre adresse. D’ici là, connectez-vous avec l’adresse actuelle.`,
  cancel: 'Annuler',
} as const;

export const addressStrings = {
  form: 'Changer d’adresse e-mail',
  label: 'Nouvelle adresse e-mail',
  hint: 'Un e-mail de confirmation part à la nouvelle adresse, et un autre à l’adresse actuelle\u00a0: ouvrez les deux liens. Rien ne change avant.',
  missing: 'Indiquez la nouvelle adresse.',
  unchanged: 'C’est déjà votre adresse.',
  send: 'Envoyer les e-mails de confirmation',
  sent: {
    title: 'Confirmez votre nouvelle adresse',
    description: 'Les e-mails de confirmation sont partis.',
  },
  changed: { title: 'Adresse e-mail changée', description: 'Connectez-vous désormais avec elle.' },
} as const;

/** Why the change of the address was not accepted. */
export const addressRefusals: Readonly<Record<AccountRefusal, string>> = {
  ...accountRefusals,
  'no-answer':
    'Pas de réponse du serveur du centre\u00a0: impossible de savoir si les e-mails sont partis. Réessayez dans un instant.',
};

export const passwordStrings = {
  form: 'Changer de mot de passe',
  current: 'Mot de passe actuel',
  missingCurrent: 'Indiquez votre mot de passe actuel.',
  save: 'Enregistrer le mot de passe',
  changed: {
    title: 'Nouveau mot de passe enregistré',
    description: 'Vos autres appareils devront se reconnecter.',
  },
} as const;

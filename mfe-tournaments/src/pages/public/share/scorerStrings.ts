import { isolated } from 'shared-kernel';

/** What stands in the part of the page that an organiser of a shared tournament sees. */
export const scorerStrings = {
  title: 'Les marqueurs',
  text: 'Invitez ceux qui tiennent les feuilles de match au bord des terrains\u00a0: ils notent buts, cartons et scores, et ne changent rien d’autre.',
  loading: 'Chargement des marqueurs',
  retry: 'Réessayer',
  nobody: 'Personne n’a encore accepté d’invitation.',
  dismiss: 'Retirer',
  ofWhom: (name: string) => `${isolated(name)} des marqueurs`,
  dismissed: (name: string) => `${isolated(name)} n’est plus marqueur`,
  dismissedText: 'Ce qui est noté reste noté. Pour en inviter d’autres, donnez un nouveau lien.',
  dismissTitle: (name: string) => `Retirer ${isolated(name)} des marqueurs\u00a0?`,
  dismissQuestion: [
    'Cette personne ne pourra plus rien noter\u00a0; ce qu’elle a noté reste.',
    'Les liens d’invitation déjà donnés ne vaudront plus pour personne.',
  ],
  invite: 'Inviter des marqueurs',
  invitation: 'Invitation',
  valid: 'Ce lien vaut un jour, pour tous ceux qui le reçoivent. Chacun se connecte, puis accepte.',
  link: { label: 'Lien d’invitation', copy: 'Copier le lien' },
  code: (name: string) => `Code QR de l’invitation à «\u00a0${isolated(name)}\u00a0»`,
  withdraw: 'Annuler les liens donnés',
  withdrawn: 'Les liens donnés ne valent plus',
  withdrawnText: 'Ceux qui ont déjà accepté restent marqueurs.',
  failed: 'Rien n’a été modifié',
} as const;

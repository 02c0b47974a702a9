/** What stands in the part of the page that an organiser of a shared tournament sees. */
export const scorerStrings = {
  title: 'Les marqueurs',
  text: 'Invitez ceux qui tiennent les feuilles de match au bord des terrains\u00a0: ils notent buts, cartons et scores, et ne changent rien d’autre.',
  loading: 'Chargement des marqueurs',
  retry: 'Réessayer',
  nobody: 'Personne n’a encore accepté d’invitation.',
  dismiss: 'Retirer',
  ofWhom: (name: string) => `${name} des marqueurs`,
  dismissed: (name: string) => `${name} n’est plus marqueur`,
  dismissedText: 'Ce qui est noté reste noté.',
  invite: 'Inviter des marqueurs',
  invitation: 'Invitation',
  valid: 'Ce lien vaut un jour, pour tous ceux qui le reçoivent. Chacun se connecte, puis accepte.',
  link: { label: 'Lien d’invitation', copy: 'Copier le lien' },
  code: (name: string) => `Code QR de l’invitation à «\u00a0${name}\u00a0»`,
  failed: 'Rien n’a été modifié',
} as const;

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
  logInAgain: 'Se reconnecter',
} as const;

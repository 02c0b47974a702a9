/** What the hosted session says beside the specified titles. */
export const hostedSessionStrings = {
  unreachable:
    'Le serveur du centre ne répond pas\u00a0: vérifiez votre connexion à Internet, puis réessayez. Rien de ce que vous avez saisi n’est perdu.',
  expired: {
    title: 'Votre session a pris fin',
    description: 'Reconnectez-vous pour continuer\u00a0: ce que vous avez saisi est gardé.',
  },
  logInAgain: 'Se reconnecter',
} as const;

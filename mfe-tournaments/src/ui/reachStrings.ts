export const reachStrings = {
  /** Above what is shown all the same. */
  copies: 'Le serveur ne répond pas\u00a0: voici ce que cet appareil en a gardé.',
  slow: 'Le serveur tarde à répondre. La page se complète dès qu’il l’a fait.',
  title: 'Le serveur ne répond pas',
  list: 'Les tournois ne sont pas connus pour l’instant. La page réessaie d’elle-même.',
  tournament:
    'Ce tournoi n’est pas encore gardé sur cet appareil. La page réessaie d’elle-même et s’affichera dès qu’une réponse arrive.',
  sheet:
    'On ne sait pas encore si vous êtes marqueur de ce tournoi. La page réessaie d’elle-même et s’ouvrira dès qu’une réponse arrive.',
  retry: 'Réessayer',
} as const;

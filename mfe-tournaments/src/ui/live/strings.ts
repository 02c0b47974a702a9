export const strings = {
  unfollowed:
    'Le direct n’a pas pu être chargé\u00a0: les scores affichés peuvent être en retard. La page réessaie d’elle-même.',
  silent: (time: string) =>
    `Le direct ne répond plus depuis ${time}\u00a0: les scores affichés peuvent être en retard.`,
} as const;

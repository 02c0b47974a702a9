export const strings = {
  silent: (time: string) =>
    `Le direct ne répond plus depuis ${time}\u00a0: les scores affichés peuvent être en retard.`,
} as const;

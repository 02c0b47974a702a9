export const connectionStrings = {
  connection: {
    online: 'Tout est gardé sur cet appareil.',
    offline: 'Hors ligne. Vous pouvez continuer\u00a0: tout est gardé sur cet appareil.',
  },
  untried: { online: 'En ligne.', offline: 'Hors ligne.' },
  partlyKept: {
    online:
      'En ligne. Les tournois et les scores sont gardés sur cet appareil\u00a0; sa base de données ne répond pas, et le journal des feuilles peut se perdre.',
    offline:
      'Hors ligne. Les tournois et les scores sont gardés sur cet appareil\u00a0; sa base de données ne répond pas, et le journal des feuilles peut se perdre.',
  },
  unkept: {
    online: 'En ligne. Rien ne peut être gardé sur cet appareil\u00a0: stockage refusé ou plein.',
    offline: 'Hors ligne. Rien ne peut être gardé sur cet appareil\u00a0: stockage refusé ou plein.',
  },
  unfetched: 'Hors ligne. Les autres pages de l’organisateur ne sont pas encore toutes téléchargées.',
} as const;

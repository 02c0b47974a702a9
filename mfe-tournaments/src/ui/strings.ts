import type { FixtureStatus } from '../domain/tournament';

/** The same words for a match and for a whole tournament. */
export const statusNames: Readonly<Record<FixtureStatus, string>> = {
  pending: 'À venir',
  inprogress: 'En cours',
  finished: 'Terminé',
};

export const strings = {
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
  changedAt: (time: string) => `Mis à jour à ${time}`,
} as const;

import type { FixtureStatus } from '../domain/tournament';

/** The same words for a match and for a whole tournament. */
export const statusNames: Readonly<Record<FixtureStatus, string>> = {
  pending: 'À venir',
  inprogress: 'En cours',
  finished: 'Terminé',
};

export const strings = {
  online: 'En ligne. Tout est gardé sur cet appareil.',
  offline: 'Hors ligne. Vous pouvez continuer\u00a0: tout est gardé sur cet appareil.',
  changedAt: (time: string) => `Mis à jour à ${time}`,
} as const;

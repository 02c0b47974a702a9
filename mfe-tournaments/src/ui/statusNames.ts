import type { ShownStatus } from '../domain/underWay';

/** The same words for a match and for a whole tournament, which is never annulled. */
export const statusNames: Readonly<Record<ShownStatus, string>> = {
  pending: 'À venir',
  inprogress: 'En cours',
  finished: 'Terminé',
  annulled: 'Annulé',
};

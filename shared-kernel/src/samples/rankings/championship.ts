import type { Honour } from './player';

/** A place in the season before, as its own page says: a test compares each of them with the results there. */
export const championship = (position: string, prize = ''): Honour => ({
  tournamentId: 'championnat-de-france-2024',
  name: `Championnat de France 2024${prize}`,
  position,
});

import type { Outline, Pattern } from './drawings';
import type { LiveryName } from './liveries';

export type Design = readonly [Outline, Pattern, LiveryName];

/**
 * The crests of the sample clubs and teams. Each keeps away from the colours and emblems of the town's real
 * clubs: all of this is invented.
 */
export const sampleCrests: Readonly<Record<string, Design>> = {
  Anget: ['shield', 'towers', 'rust'],
  Avignon: ['shield', 'bridge', 'plum'],
  Barcelone: ['shield', 'spire', 'pine'],
  Bordeaux: ['round', 'waves', 'wine'],
  Boston: ['pennant', 'rebound', 'rust'],
  Budapest: ['round', 'bridge', 'berry'],
  Champagne: ['shield', 'pass', 'ember'],
  Cracovie: ['shield', 'towers', 'plum'],
  Dijon: ['round', 'quarters', 'bronze'],
  Gdynia: ['shield', 'waves', 'lagoon'],
  Grenoble: ['shield', 'peaks', 'pine'],
  Lille: ['round', 'zones', 'moss'],
  Lisbonne: ['round', 'waves', 'marine'],
  Londres: ['pennant', 'towers', 'steel'],
  Lyon: ['shield', 'confluence', 'lagoon'],
  Montpellier: ['shield', 'bridge', 'moss'],
  Montréal: ['round', 'peaks', 'plum'],
  Nantes: ['shield', 'waves', 'plum'],
  Osaka: ['pennant', 'pass', 'berry'],
  Perpignan: ['round', 'floodlights', 'rust'],
  Prouvy: ['shield', 'centreCircle', 'night'],
  Rennes: ['pennant', 'penaltyLines', 'marine'],
  Rome: ['round', 'bridge', 'pine'],
  Strasbourg: ['shield', 'spire', 'wine'],
  Toulouse: ['pennant', 'stripes', 'wine'],
  Turin: ['shield', 'peaks', 'steel'],
  Valenciennes: ['shield', 'centreLine', 'marine'],
};

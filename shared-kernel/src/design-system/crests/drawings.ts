/** Crests are drawn on a grid of 48. */
export const outlines = {
  shield: 'M4.5 3h39v21c0 11-8 17.5-19.5 22C12.5 41.5 4.5 35 4.5 24z',
  round: 'M24 2.5a21.5 21.5 0 1 1 0 43 21.5 21.5 0 0 1 0-43z',
  pennant: 'M5 3h38v29L24 45.5 5 32z',
} as const;

export type Outline = keyof typeof outlines;

/** The position of the letters: in the middle, above the base's charge, or below the chief's charge. */
export type Seat = 'middle' | 'above' | 'below';

/** Divisions of a field: the court's lines and the ball's paths, then simple symbols of towns. */
export const patterns = {
  centreLine: { seat: 'middle', d: 'M24 0h24v48H24z' },
  centreCircle: { seat: 'middle', d: 'M21 0h6v48h-6zM24 8a15 15 0 1 1-.1 0z' },
  penaltyLines: { seat: 'middle', d: 'M0 0h12v48H0zM36 0h12v48H36z' },
  zones: { seat: 'middle', d: 'M0 3a20 20 0 0 1 0 40zM48 3a20 20 0 0 0 0 40z' },
  pass: { seat: 'middle', d: 'M0 34 34 0h16v4L4 50H0z' },
  rebound: { seat: 'middle', d: 'M0 34 24 10l24 24v16L24 26 0 50z' },
  quarters: { seat: 'middle', d: 'M24 0h24v24H24zM0 24h24v24H0z' },
  stripes: { seat: 'middle', d: 'M9 0h6v48H9zM21 0h6v48h-6zM33 0h6v48h-6z' },
  floodlights: { seat: 'middle', d: 'M24 48 0 34V16zM24 48 4 0h13zM24 48 31 0h13zM24 48 48 16v18z' },
  spire: { seat: 'middle', d: 'M8 48 24 0l16 48z' },
  confluence: { seat: 'middle', d: 'M0 0h12l12 14L36 0h12v8L30 27v21H18V27L0 8z' },
  towers: { seat: 'below', d: 'M0 0h48v17h-7v-5h-6v5h-7v-5h-8v5h-7v-5H7v5H0z' },
  peaks: { seat: 'above', d: 'M0 46 15 27l8 8 9-11 16 22v2H0z' },
  waves: {
    seat: 'above',
    d: 'M0 29c6-4 10-4 16 0s10 4 16 0 10-4 16 0v6c-6-4-10-4-16 0s-10 4-16 0-10-4-16 0zM0 40c6-4 10-4 16 0s10 4 16 0 10-4 16 0v8H0z',
  },
  bridge: { seat: 'above', d: 'M0 27h48v8a8 8 0 0 0-13 6v7h-3v-7a8 8 0 0 0-16 0v7h-3v-7a8 8 0 0 0-13-6z' },
} as const satisfies Record<string, { readonly seat: Seat; readonly d: string }>;

export type Pattern = keyof typeof patterns;

/** A field, its division, and the rim with the letters: two dark tones that contrast with one light colour. */
export type Livery = { readonly field: string; readonly division: string; readonly light: string };

export const liveries = {
  marine: { field: '#0c2350', division: '#1f56b8', light: '#eef4fb' },
  wine: { field: '#4a0f2b', division: '#a81d4a', light: '#ffe0d2' },
  pine: { field: '#0b3a2c', division: '#136f4b', light: '#ffd964' },
  plum: { field: '#2c1a5c', division: '#6a3cb8', light: '#eef4fb' },
  rust: { field: '#4a1d0c', division: '#ad4415', light: '#ffe0d2' },
  lagoon: { field: '#073848', division: '#0c7389', light: '#eef4fb' },
  steel: { field: '#18222f', division: '#3f5069', light: '#ffb27d' },
  night: { field: '#0a1a30', division: '#0f5680', light: '#5adcff' },
  bronze: { field: '#3a2a0a', division: '#85601a', light: '#ffe9b0' },
  berry: { field: '#471252', division: '#97279c', light: '#ffd0ec' },
  moss: { field: '#2a3810', division: '#5c7420', light: '#f3f7d0' },
  ember: { field: '#5a1414', division: '#ac2e1d', light: '#ffd964' },
} as const satisfies Record<string, Livery>;

export type LiveryName = keyof typeof liveries;

type Design = readonly [Outline, Pattern, LiveryName];

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

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

import type { CountryCode } from 'shared-kernel/rankings';

/** The names of the countries, which also appear in the addresses of their teams. */
export const countries: Readonly<Record<CountryCode, string>> = {
  fr: 'France',
  it: 'Italie',
  pl: 'Pologne',
  hu: 'Hongrie',
  pt: 'Portugal',
  es: 'Espagne',
  gb: 'Grande-Bretagne',
  ca: 'Canada',
  jp: 'Japon',
  us: 'États-Unis',
};

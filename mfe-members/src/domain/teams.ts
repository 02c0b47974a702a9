import type { CountryCode } from 'shared-kernel/rankings';

/** The titles of the national teams, with the article that the country's name asks for in French. */
export const teams: Readonly<Record<CountryCode, string>> = {
  fr: 'Équipe de France',
  it: 'Équipe d’Italie',
  pl: 'Équipe de Pologne',
  hu: 'Équipe de Hongrie',
  pt: 'Équipe du Portugal',
  es: 'Équipe d’Espagne',
  gb: 'Équipe de Grande-Bretagne',
  ca: 'Équipe du Canada',
  jp: 'Équipe du Japon',
  us: 'Équipe des États-Unis',
};

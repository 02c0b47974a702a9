import type { CountryCode } from 'shared-kernel/rankings';

type CountryNames = {
  /** The country's name, which is also what stands in the address of its team. */
  readonly name: string;
  /** The team's title, with the article that the country's name asks for in French. */
  readonly team: string;
};

export const countries: Readonly<Record<CountryCode, CountryNames>> = {
  fr: { name: 'France', team: 'Équipe de France' },
  it: { name: 'Italie', team: 'Équipe d’Italie' },
  pl: { name: 'Pologne', team: 'Équipe de Pologne' },
  hu: { name: 'Hongrie', team: 'Équipe de Hongrie' },
  pt: { name: 'Portugal', team: 'Équipe du Portugal' },
  es: { name: 'Espagne', team: 'Équipe d’Espagne' },
  gb: { name: 'Grande-Bretagne', team: 'Équipe de Grande-Bretagne' },
  ca: { name: 'Canada', team: 'Équipe du Canada' },
  jp: { name: 'Japon', team: 'Équipe du Japon' },
  us: { name: 'États-Unis', team: 'Équipe des États-Unis' },
};

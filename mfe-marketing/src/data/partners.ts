export type Partner = {
  readonly name: string;
  readonly link: string;
  /** What the partner does for the sport or the centre, in a few words. */
  readonly role: string;
  /** The partner's initials, drawn as a mark until it sends its own logo. */
  readonly logo: string;
};

export const partners: readonly Partner[] = [
  {
    name: 'Jorkyball International Federation',
    link: 'https://www.jorkyball.org/',
    role: 'La fédération internationale',
    logo: 'JIF',
  },
  {
    name: 'Fédération Jorkyball France',
    link: 'https://www.jorkyballfrance.fr/',
    role: 'Le championnat et les clubs en France',
    logo: 'FJF',
  },
  {
    name: 'Ville de Prouvy',
    link: 'https://www.ville-prouvy.fr/',
    role: 'La commune qui nous accueille',
    logo: 'PRO',
  },
  {
    name: 'Valenciennes Métropole',
    link: 'https://www.valenciennes-metropole.fr/',
    role: 'L’agglomération',
    logo: 'VM',
  },
];

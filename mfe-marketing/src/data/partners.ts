export type Partner = {
  /** Set on two lines: this is its logo here, in our own hand. */
  readonly name: readonly [string, string];
  /** Which line of the name is distinctive. */
  readonly telling: 0 | 1;
  readonly link: string;
};

export const partners: readonly Partner[] = [
  {
    name: ['Jorkyball', 'International Federation'],
    telling: 0,
    link: 'https://www.jorkyball.org/',
  },
  {
    name: ['Fédération', 'Jorkyball France'],
    telling: 1,
    link: 'https://www.jorkyballfrance.fr/',
  },
  {
    name: ['Ville de', 'Prouvy'],
    telling: 1,
    link: 'https://www.ville-prouvy.fr/',
  },
  {
    name: ['Valenciennes', 'Métropole'],
    telling: 0,
    link: 'https://www.valenciennes-metropole.fr/',
  },
];

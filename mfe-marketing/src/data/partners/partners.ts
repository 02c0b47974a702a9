import jorkyballFrance from './jorkyball-france.svg';
import jorkyballInternational from './jorkyball-international.svg';
import valenciennes from './valenciennes-metropole.svg';
import prouvy from './ville-de-prouvy.svg';

export type Partner = {
  /** Set on two lines. */
  readonly name: readonly [string, string];
  /** Which line of the name is distinctive. */
  readonly telling: 0 | 1;
  readonly link: string;
  /** Address of its logo, a file of this folder. They are drawn for this site: a centre puts its partners' own files in their place. */
  readonly logo: string;
};

export const partners: readonly Partner[] = [
  {
    name: ['Jorkyball', 'International Federation'],
    telling: 0,
    link: 'https://www.jorkyball.org/',
    logo: jorkyballInternational,
  },
  {
    name: ['Fédération', 'Jorkyball France'],
    telling: 1,
    link: 'https://www.jorkyballfrance.fr/',
    logo: jorkyballFrance,
  },
  {
    name: ['Ville de', 'Prouvy'],
    telling: 1,
    link: 'https://www.ville-prouvy.fr/',
    logo: prouvy,
  },
  {
    name: ['Valenciennes', 'Métropole'],
    telling: 0,
    link: 'https://www.valenciennes-metropole.fr/',
    logo: valenciennes,
  },
];

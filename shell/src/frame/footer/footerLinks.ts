import { paths, type SiteAddress } from 'shared-kernel';
import { strings } from '../strings';

interface Column {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: SiteAddress }[];
}

/** The footer's columns of links (specification, section 2). */
export const columns: readonly Column[] = [
  {
    title: strings.footer.discover,
    links: [
      { label: 'Jorkyball à Prouvy', to: paths.jorkyballProuvy() },
      { label: 'Football indoor à Valenciennes', to: paths.indoorFootball() },
      { label: 'Centre sportif à Prouvy', to: paths.sportsCentre() },
      { label: 'Activités sportives à Prouvy', to: paths.activities() },
    ],
  },
  {
    title: strings.footer.centre,
    links: [
      { label: 'Services & Tarifs', to: paths.services() },
      { label: 'À propos', to: paths.homeSection('about') },
      { label: 'Contact', to: paths.homeSection('contact') },
    ],
  },
];

import { paths, type SiteAddress } from 'shared-kernel';

interface MenuLink {
  readonly label: string;
  readonly to: SiteAddress;
}

export interface MenuEntry extends MenuLink {
  readonly children: readonly MenuLink[];
}

/** The entries of the menu (specification, section 2). */
export const menu: readonly MenuEntry[] = [
  {
    label: 'Le Jorkyball',
    to: paths.homeSection('about'),
    children: [{ label: 'News', to: paths.news() }],
  },
  { label: 'Tournois', to: paths.tournaments(), children: [] },
  {
    label: 'Services & Tarifs',
    to: paths.services(),
    children: [
      { label: 'Conception & Fabrication', to: paths.courtBuilding() },
      { label: 'Nous contacter', to: paths.contact() },
    ],
  },
];

/** Whether `pathname` is the page of `to` or one below it; an anchor of a page is not a page. */
export function isCurrent(to: string, pathname: string): boolean {
  return to === pathname || (to !== '/' && pathname.startsWith(`${to}/`));
}

/**
 * Booking is a visitor's main action, so it is prominent except on the staff's pages. The address alone decides, so
 * that nothing changes during reading.
 */
export function bookingVariant(pathname: string) {
  const isAtWork = [paths.organizer(), paths.frontDesk(), paths.deviceData()].some((path) =>
    isCurrent(path, pathname),
  );
  return isAtWork ? 'quiet' : 'primary';
}

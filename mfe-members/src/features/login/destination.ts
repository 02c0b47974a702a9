import { paths, type Role, type SiteAddress, type User } from 'shared-kernel';
import { useQuery } from 'shared-kernel/hydration';
import { type WantedPage, wantedPage } from 'shared-kernel/route-guards';

/** The page that the login was put in front of; null for a login from elsewhere. */
export function useWantedPage(): WantedPage | null {
  return wantedPage(useQuery());
}

/** A member's own part of the site (specification, section 4). */
const ownPart: Readonly<Record<Role, SiteAddress>> = {
  player: paths.profile(),
  organizer: paths.organizer(),
};

type Member = Pick<User, 'role' | 'isStaff'>;

function ownPartOf({ role, isStaff }: Member): SiteAddress {
  return isStaff && role === 'player' ? paths.frontDesk() : ownPart[role];
}

type Destination = {
  readonly path: SiteAddress;
  /** The role that the wanted page requires, if the member has the other one. */
  readonly refusedRole?: Role;
};

/**
 * Decides where a login leads: to the requested page, or to the member's own part of the site. A page for the other
 * role would only redirect them to the home page, so the login does not lead there.
 */
export function destinationOf(member: Member, wanted: WantedPage | null): Destination {
  if (wanted === null) return { path: ownPartOf(member) };
  if (wanted.role === undefined || wanted.role === member.role) return { path: wanted.path };
  return { path: ownPartOf(member), refusedRole: wanted.role };
}

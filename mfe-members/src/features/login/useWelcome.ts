import { notify, paths, type User } from 'shared-kernel';
import { notifyReserved } from 'shared-kernel/route-guards';
import { useNavigate } from 'shared-kernel/router';
import { destinationOf, useWantedPage } from './destination';
import { strings } from './strings';

/**
 * Greets a member after the login (specification, section 8) and opens the page that they had requested, or their own
 * part of the site. The login does not stay in their history.
 */
export function useWelcome(): (user: User) => void {
  const navigate = useNavigate();
  const wanted = useWantedPage();
  return (member) => {
    const { path, refusedRole } = destinationOf(member, wanted);
    notify(strings.welcome[member.isStaff && member.role === 'player' ? 'staff' : member.role]);
    if (refusedRole !== undefined) notifyReserved(refusedRole);
    // A visitor who has left the page before the answer is not redirected.
    if (window.location.pathname === paths.login()) void navigate(path, { replace: true });
  };
}

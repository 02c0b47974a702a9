import { type ReactNode, useState } from 'react';
import { Navigate } from 'shared-kernel/router';
import { paths } from '../paths/paths';
import { useSession } from '../session/session';
import type { Role } from '../session/user';
import { GuardSkeleton } from './GuardSkeleton';

type RequireSessionProps = {
  /** The only role that may enter; any member if it is left out. */
  readonly role?: Role;
  readonly children: ReactNode;
};

/**
 * Specification, section 6: anonymous visitors go to the login, members without the role to the home page.
 * Who logs out here, in this tab or another, goes to the home page (section 4).
 */
export function RequireSession({ role, children }: RequireSessionProps) {
  const session = useSession();
  const [wasMember, setWasMember] = useState(false);
  if (session.status === 'member' && !wasMember) setWasMember(true);
  if (session.status === 'loading') return <GuardSkeleton />;
  if (session.status === 'guest') return <Navigate to={wasMember ? paths.home() : paths.login()} replace />;
  if (role !== undefined && session.user.role !== role) return <Navigate to={paths.home()} replace />;
  return children;
}

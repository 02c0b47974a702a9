import { type ReactNode, useEffect, useState } from 'react';
import { paths, type Role, useSession } from 'shared-kernel';
import { Navigate, useLocation } from 'shared-kernel/router';
import { GuardSkeleton } from './GuardSkeleton';
import { tellReserved } from './tellReserved';
import { loginFor } from './wantedPage';

type RequireSessionProps = {
  /** The only role that may enter; any member if it is left out. */
  readonly role?: Role;
  readonly children: ReactNode;
};

/**
 * Specification, section 6: anonymous visitors go to the login, from where they come back; members without the role
 * go to the home page, and are told why. Who logs out here, in this tab or another, goes to the home page (section 4).
 */
export function RequireSession({ role, children }: RequireSessionProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [wasMember, setWasMember] = useState(false);
  if (session.status === 'member' && !wasMember) setWasMember(true);
  if (session.status === 'loading') return <GuardSkeleton />;
  if (session.status === 'guest') {
    const login = loginFor({ path: pathname + search + hash, role });
    return <Navigate to={wasMember ? paths.home() : login} replace />;
  }
  if (role !== undefined && session.user.role !== role) return <SentHome reservedFor={role} />;
  return children;
}

function SentHome({ reservedFor }: { readonly reservedFor: Role }) {
  useEffect(() => tellReserved(reservedFor), [reservedFor]);
  return <Navigate to={paths.home()} replace />;
}

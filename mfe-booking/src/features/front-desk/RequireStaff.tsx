import { type ReactNode, useEffect } from 'react';
import { notify, paths, useSession } from 'shared-kernel';
import { RequireSession } from 'shared-kernel/route-guards';
import { Navigate } from 'shared-kernel/router';
import { reservedStrings } from './strings';

/** Others than the staff are sent as from any page that is not theirs; the database refuses them besides. */
export function RequireStaff({ children }: { readonly children: ReactNode }) {
  return (
    <RequireSession>
      <StaffOnly>{children}</StaffOnly>
    </RequireSession>
  );
}

function StaffOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  if (session.status !== 'member') return null;
  return session.user.isStaff ? children : <SentHome />;
}

function SentHome() {
  useEffect(() => {
    notify(reservedStrings);
  }, []);
  return <Navigate to={paths.home()} replace />;
}

import { type ReactNode, useEffect } from 'react';
import { notify, paths, useSession } from 'shared-kernel';
import { RequireSession } from 'shared-kernel/route-guards';
import { Navigate } from 'shared-kernel/router';
import { pageStrings } from './strings';

/** Others than a manager are sent home with an explanation; the database refuses them besides. */
export function RequireManager({ children }: { readonly children: ReactNode }) {
  return (
    <RequireSession>
      <ManagerOnly>{children}</ManagerOnly>
    </RequireSession>
  );
}

function ManagerOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  if (session.status !== 'member') return null;
  return session.user.isManager ? children : <SentHome />;
}

function SentHome() {
  useEffect(() => {
    notify(pageStrings.reserved);
  }, []);
  return <Navigate to={paths.home()} replace />;
}

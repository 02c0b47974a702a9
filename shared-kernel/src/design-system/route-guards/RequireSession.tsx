import { type ReactNode, useEffect, useState } from 'react';
import { hasLoggedOutHere, lazyWithRetry, notify, paths, type Role, useSession } from 'shared-kernel';
import { Navigate, useLocation } from 'shared-kernel/router';
import { GuardSkeleton } from './GuardSkeleton';
import { loginFor } from './loginFor';
import { notifyReserved } from './notifyReserved';
import { guardStrings } from './strings';

type RequireSessionProps = {
  /** The only role that may enter; any member if it is left out. */
  readonly role?: Role;
  readonly children: ReactNode;
};

/**
 * Anonymous visitors go to the login, from where they come back. Members without the role go to the home page with a
 * notice (specification, section 6). A logout, in this tab or another, leads to the home page (specification, section
 * 4). A visitor who then asks for the page again is anonymous. A visitor whose session expired goes to the login too,
 * and comes back.
 */
export function RequireSession({ role, children }: RequireSessionProps) {
  const session = useSession();
  const { pathname, search, hash, key } = useLocation();
  const [memberAt, setMemberAt] = useState<string>();
  if (session.status === 'member' && memberAt !== key) setMemberAt(key);
  if (session.status === 'loading') return session.isLate ? <LateMember /> : <GuardSkeleton />;
  if (session.status === 'guest') {
    if (memberAt === key && !session.isExpired) return <Left key={key} />;
    return <SentOn key={key} to={loginFor({ path: pathname + search + hash, role })} />;
  }
  if (role !== undefined && session.user.role !== role) return <SentHome key={key} reservedFor={role} />;
  return children;
}

/** Only a site with a back end needs it, and seldom. Without it the skeleton says that the page is slow. */
const LateMember = lazyWithRetry(
  () => import(/* webpackChunkName: "hosted-late" */ './LateMember'),
  (module) => module.LateMember,
  { placeholder: <GuardSkeleton /> },
);

/**
 * Key it by the entry of the history. The next page may be late, and a visitor who opens this one again meanwhile must
 * be redirected again.
 */
function SentOn({ to }: { readonly to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <GuardSkeleton />
    </>
  );
}

/** A logout in another tab closes this page and discards the visitor's unfinished input; a notice says so. */
function Left() {
  useEffect(() => {
    if (!hasLoggedOutHere()) notify(guardStrings.left);
  }, []);
  return <SentOn to={paths.home()} />;
}

function SentHome({ reservedFor }: { readonly reservedFor: Role }) {
  useEffect(() => notifyReserved(reservedFor), [reservedFor]);
  return <SentOn to={paths.home()} />;
}

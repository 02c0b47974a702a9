import type { ReactNode } from 'react';
import { useSession, useSessionKind } from 'shared-kernel';
import { GuardSkeleton, RequireSession } from 'shared-kernel/ways';
import { ForOrganizers } from './ForOrganizers';
import { useIsScored } from './useIsScored';

type Props = { readonly tournamentId: string; readonly children: ReactNode };

/** A page on which matches are written down: for organisers and, with a back end, for whom one of them has invited. */
export function ForScorers({ tournamentId, children }: Props) {
  const session = useSession();
  const isHosted = useSessionKind() === 'hosted';
  const isPlayer = session.status === 'member' && session.user.role !== 'organizer';
  const isScored = useIsScored(tournamentId);
  if (!isHosted || !isPlayer) return <ForOrganizers>{children}</ForOrganizers>;
  if (isScored === undefined) return <GuardSkeleton />;
  return isScored ? <RequireSession>{children}</RequireSession> : <ForOrganizers>{children}</ForOrganizers>;
}

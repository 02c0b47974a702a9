import { useEffect } from 'react';
import { paths, useSession } from 'shared-kernel';
import { Navigate } from 'shared-kernel/router';
import { isPastSeason } from '../../data/pastSeason';
import { announce } from '../announce';
import { strings } from './strings';

const notices = {
  missing: { title: strings.missingTitle, description: strings.missingText, variant: 'destructive' },
  closed: { title: strings.closedTitle, description: strings.closedText },
} as const;

/**
 * Says that there is no such tournament where its reader ends up: at the dashboard (specification, section 2), or, who
 * may not enter that, at the list of tournaments. A past season has a page, and nothing that could be changed.
 */
export function MissingTournament({ id }: { readonly id: string }) {
  const session = useSession();
  const isKnown = session.status !== 'loading';
  const isClosed = isPastSeason(id);
  useEffect(() => {
    if (isKnown) announce(isClosed ? notices.closed : notices.missing);
  }, [isKnown, isClosed]);
  if (!isKnown) return null;
  if (isClosed) return <Navigate to={paths.tournament(id)} replace />;
  const isOrganizer = session.status === 'member' && session.user.role === 'organizer';
  return <Navigate to={isOrganizer ? paths.organizer() : paths.tournaments()} replace />;
}

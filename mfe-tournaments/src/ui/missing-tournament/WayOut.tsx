import { useEffect } from 'react';
import { paths, useSession, useSessionKind } from 'shared-kernel';
import { Navigate } from 'shared-kernel/router';
import { isPastSeason } from '../../data/pastSeason';
import { tournaments } from '../../data/tournaments';
import { announce } from '../announce';
import { strings } from './strings';

const notices = {
  unreadable: {
    title: strings.unreadableTitle,
    description: strings.unreadableText,
    variant: 'destructive',
    action: { label: strings.deviceData, to: paths.deviceData() },
  },
  missing: { title: strings.missingTitle, description: strings.missingText, variant: 'destructive' },
  missingHere: { title: strings.missingTitle, description: strings.missingHereText, variant: 'destructive' },
  closed: { title: strings.closedTitle, description: strings.closedText },
} as const;

/**
 * Says that there is no such tournament where its reader ends up: at the dashboard (specification, section 2), or, who
 * may not enter that, at the list of tournaments. Without a back end it may be kept where it was made, and nowhere else. A
 * past season has a page, and nothing that could be changed.
 */
export function WayOut({ id }: { readonly id: string }) {
  const session = useSession();
  const isKnown = session.status !== 'loading';
  const isClosed = isPastSeason(id);
  const missing = useSessionKind() === 'hosted' ? 'missing' : 'missingHere';
  useEffect(() => {
    if (isKnown) announce(notices[isClosed ? 'closed' : isListed(id) ? 'unreadable' : missing]);
  }, [isKnown, isClosed, missing, id]);
  if (!isKnown) return null;
  if (isClosed) return <Navigate to={paths.tournament(id)} replace />;
  const isOrganizer = session.status === 'member' && session.user.role === 'organizer';
  return <Navigate to={isOrganizer ? paths.organizer() : paths.tournaments()} replace />;
}

/** What the list names and nobody finds is there, and cannot be read. */
function isListed(id: string): boolean {
  const list = tournaments.summaries.snapshot();
  return list.status === 'ready' && list.value.some((summary) => summary.id === id);
}

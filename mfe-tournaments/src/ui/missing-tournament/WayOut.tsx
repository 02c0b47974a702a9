import { useEffect } from 'react';
import { paths, useSession, useSessionKind } from 'shared-kernel';
import { Navigate } from 'shared-kernel/router';
import { loadSharing } from '../../data/loadSharing';
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
  outOfReach: {
    title: strings.outOfReachTitle,
    description: strings.outOfReachText,
    variant: 'destructive',
  },
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
  const isHosted = useSessionKind() === 'hosted';
  useEffect(() => {
    if (!isKnown) return;
    if (isClosed) announce(notices.closed);
    else if (!isHosted) announce(notices[isListed(id) ? 'unreadable' : 'missingHere']);
    else void whyMissing(id).then((why) => announce(notices[why]));
  }, [isKnown, isClosed, isHosted, id]);
  if (!isKnown) return null;
  if (isClosed) return <Navigate to={paths.tournament(id)} replace />;
  const isOrganizer = session.status === 'member' && session.user.role === 'organizer';
  return <Navigate to={isOrganizer ? paths.organizer() : paths.tournaments()} replace />;
}

/** With a back end it is there or not, unless nobody could be asked. */
async function whyMissing(id: string): Promise<keyof typeof notices> {
  const sharing = await loadSharing();
  if (sharing?.reach() !== 'reached') return 'outOfReach';
  return isListed(id) ? 'unreadable' : 'missing';
}

/** What the list names and nobody finds is there, and cannot be read. */
function isListed(id: string): boolean {
  const list = tournaments.summaries.snapshot();
  return list.status === 'ready' && list.value.some((summary) => summary.id === id);
}

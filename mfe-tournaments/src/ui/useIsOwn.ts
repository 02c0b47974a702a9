import { useSession, useStored } from 'shared-kernel';
import { storedTournaments } from '../data/storedTournaments';
import { isOwn } from '../domain/isOwn';

/** Whether a tournament is the visitor's to change: with a back end it has one organiser, and others read it. */
export function useIsOwn(id: string): boolean {
  const session = useSession();
  const summaries = useStored(storedTournaments.summaries);
  const listed =
    summaries.status === 'ready' ? summaries.value.find((summary) => summary.id === id) : undefined;
  const member = session.status === 'member' ? String(session.user.id) : undefined;
  return listed === undefined || isOwn(listed, member);
}

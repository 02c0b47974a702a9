import { useSession, useStored } from 'shared-kernel';
import { isOwnedBy, storedTournaments } from '../store/storedTournaments';
import { useIsOrganizer } from './useIsOrganizer';

/** Whether the visitor is an organiser who may change a tournament: with a back end it has one organiser. */
export function useIsOwn(id: string): boolean {
  const session = useSession();
  const list = useStored(storedTournaments.summaries);
  if (!useIsOrganizer()) return false;
  const summary = list.status === 'ready' ? list.value.find((listed) => listed.id === id) : undefined;
  return summary === undefined || isOwnedBy(session, summary) !== false;
}

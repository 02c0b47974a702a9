import { useStored } from 'shared-kernel';
import { storedTournaments } from '../data/storedTournaments';

/** Tells whether a tournament is the visitor's to change: with a back end it has one organiser, and others read it. */
export function useIsOwn(id: string): boolean {
  const list = useStored(storedTournaments.summaries);
  return (
    list.status !== 'ready' ||
    list.value.every(({ id: listed, shared }) => listed !== id || shared?.isOwn !== false)
  );
}

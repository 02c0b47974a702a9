import { useStored } from 'shared-kernel';
import { storedTournaments } from '../store/storedTournaments';

/** Whether the visitor may change a tournament: with a back end it has one organiser, and others read it. */
export function useIsOwn(id: string): boolean {
  const list = useStored(storedTournaments.summaries);
  return (
    list.status !== 'ready' ||
    list.value.every(({ id: listed, shared }) => listed !== id || shared?.isOwn !== false)
  );
}

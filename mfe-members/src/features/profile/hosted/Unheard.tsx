import { useIsOnline } from 'shared-kernel/states';
import { SilenceCard } from './SilenceCard';
import { unheardStrings as words } from './strings';

/** Nobody is told that he has booked nothing by a device that has not heard what the centre knows. */
export function Unheard({ isEmpty }: { readonly isEmpty: boolean }) {
  const isOnline = useIsOnline();
  return <SilenceCard>{(isEmpty ? words.unknown : words.copy)(isOnline)}</SilenceCard>;
}

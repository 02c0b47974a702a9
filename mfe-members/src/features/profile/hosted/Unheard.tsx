import { useIsOnline } from 'shared-kernel/states';
import { SilenceCard } from './SilenceCard';
import { unheardStrings as words } from './strings';

/** Shown until the centre has answered: a device without that answer does not claim that there are no reservations. */
export function Unheard({ isEmpty }: { readonly isEmpty: boolean }) {
  const isOnline = useIsOnline();
  return <SilenceCard>{(isEmpty ? words.unknown : words.copy)(isOnline)}</SilenceCard>;
}

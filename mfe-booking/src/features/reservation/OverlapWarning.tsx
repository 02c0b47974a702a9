import { useStored } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { overlappingReservation } from '../../domain/overlappingReservation';
import { WarmCard } from '../../ui/WarmCard';
import { formStrings } from './strings';

type Props = { readonly date: string | null; readonly time: string };

/** Tells a visitor who holds that hour already, before he confirms; a second court is his right. */
export function OverlapWarning({ date, time }: Props) {
  const held = useStored(reservations.mine);
  const overlap =
    held.status === 'ready' && date !== null ? overlappingReservation(held.value, { date, time }) : undefined;
  return (
    <div role="status">
      {overlap && (
        <WarmCard>
          <p>{formStrings.overlap(overlap.date, overlap.time)}</p>
        </WarmCard>
      )}
    </div>
  );
}

import { useStored } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { overlappingReservation } from '../../domain/overlappingReservation';
import { WarmCard } from '../../ui/WarmCard';
import { formStrings } from './strings';

type Props = {
  readonly date: string | null;
  readonly time: string;
  readonly isFull: boolean;
  readonly isTold: boolean;
  /** The reservation that this form has asked for without an answer is no other one. */
  readonly question: string | undefined;
};

/**
 * Tells a visitor, before he confirms, that the hour has filled up (unless he is told elsewhere: `isTold`), or that he
 * holds it already: a second court is his right.
 */
export function HourWarning({ date, time, isFull, isTold, question }: Props) {
  const held = useStored(reservations.mine);
  const overlap =
    held.status === 'ready' && date !== null
      ? overlappingReservation(
          held.value.filter(({ id }) => id !== question),
          { date, time },
        )
      : undefined;
  const filled = isTold ? null : formStrings.filled(time);
  const sentence = isFull ? filled : overlap && formStrings.overlap(overlap.date, overlap.time);
  return (
    <div role="status">
      {sentence && (
        <WarmCard>
          <p>{sentence}</p>
        </WarmCard>
      )}
    </div>
  );
}

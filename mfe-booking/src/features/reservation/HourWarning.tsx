import { useStored } from 'shared-kernel';
import { type Hour, reservations } from 'shared-kernel/courts';
import { type AskedFor, isAskedFor } from '../../domain/askedFor';
import { heldThatDay } from '../../domain/heldThatDay';
import { WarmCard } from '../../ui/WarmCard';
import { formStrings } from './strings';

type Props = {
  readonly date: string | null;
  readonly time: string;
  readonly isFull: boolean;
  readonly isTold: boolean;
  readonly asked: AskedFor | null;
};

/**
 * Tells a visitor, before he confirms, that the hour has filled up (unless he is told elsewhere: `isTold`), that what he
 * has asked for without an answer is booked and will be moved, or that he holds a court that day: a second one is his
 * right.
 */
export function HourWarning({ date, time, isFull, isTold, asked }: Props) {
  const known = useStored(reservations.mine);
  const held = known.status === 'ready' && date !== null && time !== '' ? known.value : [];
  const own = held.find((reservation) => isAskedFor(asked, reservation));

  function sentenceOf(wanted: Hour) {
    if (isFull) return !isTold && formStrings.filled(time);
    if (own && (own.date !== wanted.date || own.time !== time)) return formStrings.toBeMoved(own, wanted);
    const others = held.filter((reservation) => reservation !== own);
    const other = heldThatDay(others, wanted);
    return other && formStrings.another(other, other.time === time);
  }

  const sentence = date !== null && sentenceOf({ date, time });
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

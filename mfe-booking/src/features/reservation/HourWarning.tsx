import { useStored } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import type { AskedFor } from '../../domain/askedFor';
import { heldThatDay } from '../../domain/heldThatDay';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
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
 * Warns a visitor before they confirm. The hour may have filled up (left out with `isTold`, if another text says so).
 * An earlier request may still be unanswered. They may already hold a court that day; a second one is allowed.
 */
export function HourWarning({ date, time, isFull, isTold, asked }: Props) {
  const known = useStored(reservations.mine);
  const held = known.status === 'ready' ? known.value : [];
  const wanted = date !== null && time !== '' ? { date, time } : null;
  const other = wanted && heldThatDay(held, wanted);
  const said = isFull
    ? !isTold && formStrings.filled(time)
    : other && formStrings.another(other, other.time === time);
  const warning = said && (
    <WarmCard>
      <p>{said}</p>
    </WarmCard>
  );
  return (
    <div role="status">
      {asked && !isFull ? (
        <AtTheCentre
          part="AskedWarning"
          asked={asked}
          held={held}
          wanted={wanted}
          otherwise={warning}
          fallback={warning}
        />
      ) : (
        warning
      )}
    </div>
  );
}

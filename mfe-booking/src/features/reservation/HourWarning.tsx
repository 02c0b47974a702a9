import { useSession, useStored } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import type { AskedFor } from '../../domain/askedFor';
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
 * Tells a visitor, before he confirms, what that will do besides: that the hour has filled up (unless he is told elsewhere:
 * `isTold`), what becomes of what he has asked for without an answer, that he holds a court that day. A second one is his
 * right.
 */
export function HourWarning({ date, time, isFull, isTold, asked }: Props) {
  const session = useSession();
  const known = useStored(reservations.mine);
  const held = known.status === 'ready' ? known.value : [];
  const own = asked ? held.find(({ id }) => id === asked.id) : undefined;
  const wanted = date !== null && time !== '' ? { date, time } : null;
  /** His session has ended since, and without it nothing is known of his question. */
  const isOfMember = !own && asked?.by && session.status === 'guest' && 'isExpired' in session;

  function sentence(): string | false | undefined {
    if (isFull) return !isTold && formStrings.filled(time);
    if (own) {
      const isAnother = wanted !== null && (own.date !== date || own.time !== time);
      return isAnother && asked?.isHeld
        ? formStrings.toBeMoved(own, wanted)
        : formStrings.hasWorked(own, isAnother);
    }
    if (asked && isOfMember) return formStrings.mayBeOneMore(asked);
    if (asked && wanted && (asked.date !== date || asked.time !== time)) return formStrings.instead(asked);
    const other = wanted && heldThatDay(held, wanted);
    return other ? formStrings.another(other, other.time === time) : undefined;
  }

  const said = sentence();
  return (
    <div role="status">
      {said && (
        <WarmCard>
          <p>{said}</p>
        </WarmCard>
      )}
    </div>
  );
}

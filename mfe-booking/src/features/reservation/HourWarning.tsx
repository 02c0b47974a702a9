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
 * Warns a visitor before they confirm. The hour may have filled up (left out with `isTold`, if another text says so).
 * An earlier request may still be unanswered. They may already hold a court that day; a second one is allowed.
 */
export function HourWarning({ date, time, isFull, isTold, asked }: Props) {
  const session = useSession();
  const known = useStored(reservations.mine);
  const held = known.status === 'ready' ? known.value : [];
  const own = asked ? held.find(({ id }) => id === asked.id) : undefined;
  const wanted = date !== null && time !== '' ? { date, time } : null;
  /** Their session has ended since, and without it the outcome of their request is unknown. */
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

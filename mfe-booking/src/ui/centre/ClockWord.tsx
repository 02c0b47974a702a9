import { useStored } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { clockDifferenceInWords } from 'shared-kernel/time';
import { WarmCard } from '../WarmCard';

/** Warns that this device's clock differs from the centre's, which the page uses. */
export function ClockWord() {
  const ahead = useStored(reservations.clockAhead);
  return (
    ahead.status === 'ready' &&
    ahead.value !== 0 && (
      <WarmCard>
        <p>{sentence(ahead.value)}</p>
      </WarmCard>
    )
  );
}

const sentence = (aheadMs: number) =>
  `${clockDifferenceInWords(aheadMs)} sur celle du centre\u00a0: cette page suit l’heure du centre.`;

import { useEffect, useState } from 'react';
import { theme, useStored } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { useIsOnline } from 'shared-kernel/states';
import { WarmCard } from '../WarmCard';
import { ClockWord } from './ClockWord';
import { onTheWay, silence } from './strings';

/** A short wait needs no explanation why no hour can be pressed. */
const wonderMs = 1_000;

/** The shown data: courts with known or unknown availability, or a reservation of the visitor. */
type Props = { readonly about: 'unknown-courts' | 'known-courts' | 'own' };

/** The state of the centre's data: loading, stale, or with a clock that differs from this device's. */
export function CentreWord({ about }: Props) {
  const isUpToDate = useStored(about === 'own' ? reservations.isMineUpToDate : reservations.isUpToDate);
  const isSilent = isUpToDate.status === 'ready' && !isUpToDate.value;
  const isOnline = useIsOnline();
  const isLate = useIsLate(about === 'unknown-courts');
  return (
    <div role="status" css={{ display: 'grid', gap: '1rem', '&:empty': { display: 'none' } }}>
      {isLate && !isSilent && <p css={{ color: theme.color.textMuted }}>{onTheWay}</p>}
      {isSilent && (
        <WarmCard>
          <p>{silence(about, isOnline)}</p>
        </WarmCard>
      )}
      <ClockWord />
    </div>
  );
}

/** True once the wait is long enough for a visitor to notice. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setIsLate(false);
    const timer = setTimeout(() => setIsLate(true), wonderMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate;
}

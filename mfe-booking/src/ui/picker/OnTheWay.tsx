import { useEffect, useState } from 'react';
import { theme, useStored } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { hourStrings } from './strings';

/** Sooner nobody wonders. */
const wonderMs = 1_000;

/** Why no hour can be pressed yet. Once it is known that nobody answers, that is said elsewhere. */
export function OnTheWay() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), wonderMs);
    return () => clearTimeout(timer);
  }, []);
  const isUpToDate = useStored(reservations.isUpToDate);
  const isSilent = isUpToDate.status === 'ready' && !isUpToDate.value;
  return (
    <p role="status" css={{ color: theme.color.textMuted, '&:empty': { display: 'none' } }}>
      {isLate && !isSilent && hourStrings.onTheWay}
    </p>
  );
}

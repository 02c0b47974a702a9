import { useEffect, useState } from 'react';
import { theme, useSessionKind } from 'shared-kernel';
import { reachStrings as strings } from './reachStrings';

/** Who sees nothing come for so long wonders whether anything will. */
const patienceMs = 4000;

/** Beside what is being loaded: says that a back end is slow, once it is. */
export function SlowAnswer() {
  const isHosted = useSessionKind() === 'hosted';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isHosted && isSlow && <p css={{ color: theme.color.textMuted }}>{strings.slow}</p>;
}

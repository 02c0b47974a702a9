import { useEffect, useState } from 'react';
import { type AccountAnswer, formatDay, formatHour } from 'shared-kernel';
import { centreDay, centreTime } from 'shared-kernel/time';
import { followAccount } from './followAccount';
import { SilenceCard } from './SilenceCard';
import { freshnessStrings as words } from './strings';

/** The page shows this device's copy first, then what the account is; where nobody answers it says of when the copy is. */
export function Freshness() {
  const [answer, setAnswer] = useState<AccountAnswer>();
  useEffect(() => followAccount(setAnswer), []);
  return (
    <div role="status">
      {answer?.kind === 'unheard' && <SilenceCard>{copyOf(answer.copiedAt)}</SilenceCard>}
    </div>
  );
}

function copyOf(copiedAt: number | undefined): string {
  if (copiedAt === undefined) return words.copy;
  const moment = new Date(copiedAt);
  return words.copyOf(formatDay(centreDay(moment)), formatHour(centreTime(moment)));
}

import { useEffect, useState } from 'react';
import { formatDay, formatHour } from 'shared-kernel';
import { useIsOnline } from 'shared-kernel/states';
import { centreDay, centreTime } from 'shared-kernel/time';
import { followAccount, type Heard, isSilence, type Silence } from './followAccount';
import { SilenceCard } from './SilenceCard';
import { freshnessStrings as words } from './strings';

/** The page shows this device's copy first, then the account's data. Without an answer it says how old the copy is. */
export function Freshness() {
  const [answer, setAnswer] = useState<Heard>();
  const isOnline = useIsOnline();
  useEffect(() => followAccount(setAnswer), []);
  const silence =
    answer && isSilence(answer) && (isOnline ? answer : { ...answer, kind: 'no-network' as const });
  return <div role="status">{silence && <SilenceCard>{copyOf(silence)}</SilenceCard>}</div>;
}

function copyOf({ kind, copiedAt }: Silence): string {
  if (copiedAt === undefined) return words.copy(kind);
  const moment = new Date(copiedAt);
  return words.copyOf(kind, formatDay(centreDay(moment)), formatHour(centreTime(moment)));
}

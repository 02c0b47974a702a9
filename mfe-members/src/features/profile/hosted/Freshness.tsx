import { useEffect, useState } from 'react';
import { type AccountAnswer, formatDay, formatHour, theme } from 'shared-kernel';
import { centreDay, centreTime } from 'shared-kernel/time';
import { Icon } from 'shared-kernel/ui';
import { followAccount } from './followAccount';
import { freshnessStrings as words } from './strings';

/** The page shows this device's copy first, then what the account is; where nobody answers it says of when the copy is. */
export function Freshness() {
  const [answer, setAnswer] = useState<AccountAnswer>();
  useEffect(() => followAccount(setAnswer), []);
  return (
    <div role="status">
      {answer?.kind === 'unheard' && (
        <p css={card}>
          <Icon name="alert" css={{ flex: 'none', marginTop: '0.25em', color: theme.color.warm }} />
          {copyOf(answer.copiedAt)}
        </p>
      )}
    </div>
  );
}

function copyOf(copiedAt: number | undefined): string {
  if (copiedAt === undefined) return words.copy;
  const moment = new Date(copiedAt);
  return words.copyOf(formatDay(centreDay(moment)), formatHour(centreTime(moment)));
}

const card = {
  display: 'flex',
  gap: theme.space(3),
  padding: theme.space(4),
  marginBlock: theme.space(4),
  border: `1px solid ${theme.color.warm}`,
  borderRadius: theme.radius,
  background: theme.color.warmTint,
} as const;

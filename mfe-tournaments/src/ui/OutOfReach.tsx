import { useSyncExternalStore } from 'react';
import { theme } from 'shared-kernel';
import { observeReach, reach } from '../data/hosted/sharing';
import { outOfReach } from '../data/hosted/strings';

/** Says that what is shown is what this device had, as long as the back end does not answer. */
export function OutOfReach() {
  const isOut = useSyncExternalStore(observeReach, () => reach() === 'unreachable');
  return (
    isOut && (
      <p role="status" css={style}>
        {outOfReach}
      </p>
    )
  );
}

const style = { ...theme.type.small, color: theme.color.textMuted, marginBlockEnd: theme.space(3) } as const;

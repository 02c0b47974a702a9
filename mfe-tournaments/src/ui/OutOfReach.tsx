import { theme } from 'shared-kernel';
import { strings } from './strings';
import { useIsOutOfReach } from './useSharing';

/** Says that what is shown is what this device had, as long as the back end does not answer; nothing without a back end. */
export function OutOfReach() {
  return (
    useIsOutOfReach() && (
      <p role="status" css={style}>
        {strings.outOfReach}
      </p>
    )
  );
}

const style = { ...theme.type.small, color: theme.color.textMuted, marginBlockEnd: theme.space(3) } as const;

import { theme } from 'shared-kernel';
import { reachStrings as strings } from './reachStrings';
import { useReach } from './useReach';

/** Says that what is shown is what this device had, as long as the back end does not answer. */
export function OutOfReach() {
  return (
    useReach() === 'unreachable' && (
      <p role="status" css={style}>
        {strings.copies}
      </p>
    )
  );
}

const style = { ...theme.type.small, color: theme.color.textMuted, marginBlockEnd: theme.space(3) } as const;

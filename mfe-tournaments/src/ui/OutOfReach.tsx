import { theme } from 'shared-kernel';
import { useIsOnline } from 'shared-kernel/states';
import { silenceOf } from './silence';
import { useReach } from './useReach';

/** Says that the page shows this device's copy while the back end does not answer. */
export function OutOfReach() {
  const isOnline = useIsOnline();
  return (
    useReach() === 'unreachable' && (
      <p role="status" css={style}>
        {`${silenceOf(isOnline)}${sentence}`}
      </p>
    )
  );
}

const sentence = '\u00a0: voici ce que cet appareil en a gardé.';

const style = { ...theme.type.small, color: theme.color.textMuted, marginBlockEnd: theme.space(3) } as const;

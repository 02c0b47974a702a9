import { theme } from 'shared-kernel';
import { useReach } from './useReach';

/** Says that what is shown is what this device had, as long as the back end does not answer. */
export function OutOfReach() {
  return (
    useReach() === 'unreachable' && (
      <p role="status" css={style}>
        {sentence}
      </p>
    )
  );
}

const sentence = 'Le serveur ne répond pas\u00a0: voici ce que cet appareil en a gardé.';

const style = { ...theme.type.small, color: theme.color.textMuted, marginBlockEnd: theme.space(3) } as const;

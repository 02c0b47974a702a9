import { theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import { tableStrings } from './strings';

/** Places that a team has won or lost today: ▲2, ▼1; empty without a change. */
export function Movement({ places }: { readonly places: number | undefined }) {
  if (!places) return null;
  return (
    <span css={style} data-movement={places > 0 ? 'up' : 'down'}>
      <span aria-hidden="true">{`${places > 0 ? '▲' : '▼'}${Math.abs(places)}`}</span>
      <VisuallyHidden>{` ${tableStrings.places(places)}`}</VisuallyHidden>
    </span>
  );
}

const style = {
  display: 'block',
  fontFamily: theme.font.text,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: theme.color.success,
  '&[data-movement=down]': { color: theme.color.danger },
} as const;

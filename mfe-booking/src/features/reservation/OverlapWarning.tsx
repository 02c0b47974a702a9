import { theme, useStored } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { Icon } from 'shared-kernel/ui';
import { overlappingReservation } from '../../domain/overlappingReservation';
import { formStrings } from './strings';

type Props = { readonly date: string | null; readonly time: string };

/** Tells a visitor who holds that hour already, before he confirms; a second court is his right. */
export function OverlapWarning({ date, time }: Props) {
  const held = useStored(reservations.mine);
  const overlap =
    held.status === 'ready' && date !== null ? overlappingReservation(held.value, { date, time }) : undefined;
  return (
    <div role="status">
      {overlap && (
        <p css={style}>
          <Icon name="alert" css={{ marginTop: '0.2em', color: theme.color.warm }} />
          {formStrings.overlap(overlap.date, overlap.time)}
        </p>
      )}
    </div>
  );
}

const style = {
  display: 'flex',
  gap: theme.space(3),
  padding: theme.space(4),
  border: `1px solid ${theme.color.warm}`,
  borderRadius: theme.radius,
  background: theme.color.warmTint,
  overflowWrap: 'anywhere',
} as const;

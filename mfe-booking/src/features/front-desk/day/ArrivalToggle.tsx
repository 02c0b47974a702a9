import { theme } from 'shared-kernel';
import type { DeskReservation } from '../../../data/desk';
import { toggleAttendance } from '../booking/attendance';
import { stateNames } from '../strings';
import { stateColors } from './cellStyles';
import { dayStrings as words } from './strings';

type Props = {
  readonly reservation: DeskReservation;
  /** In a grid, where its cell alone is in the order of the Tab key, and « A » does the same. */
  readonly isInGrid?: boolean;
};

/** A box to tick when the players come, beside the cell that opens their reservation. */
export function ArrivalToggle({ reservation, isInGrid = false }: Props) {
  return (
    <button
      type="button"
      data-print="hide"
      tabIndex={isInGrid ? -1 : undefined}
      title={isInGrid ? stateNames.arrived : undefined}
      aria-label={words.arrival(reservation)}
      aria-pressed={reservation.attendance === 'arrived'}
      css={[toggle, isInGrid && overCell]}
      onClick={() => void toggleAttendance(reservation, 'arrived')}
    >
      <span aria-hidden="true" css={box} />
      {!isInGrid && <span>{stateNames.arrived}</span>}
    </button>
  );
}

/** The width of the box on a cell, which the words below must leave free. */
export const boxRoom = theme.space(9);

const box = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.space(5),
  height: theme.space(5),
  border: '2px solid currentColor',
  borderRadius: '3px',
  fontWeight: 700,
  lineHeight: 1,
} as const;

const toggle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space(2),
  minWidth: theme.space(11),
  minHeight: theme.space(11),
  padding: `0 ${theme.space(2)}`,
  border: 0,
  borderRadius: theme.radius,
  background: 'none',
  color: theme.color.textMuted,
  font: 'inherit',
  fontSize: '0.9375rem',
  cursor: 'pointer',
  touchAction: 'manipulation',
  [theme.media.hover]: { '&:hover': { color: stateColors.arrived } },
  '&[aria-pressed=true]': { color: stateColors.arrived, fontWeight: 600 },
  '&[aria-pressed=true] > [aria-hidden]::before': { content: '"✓"' },
} as const;

const overCell = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  minWidth: boxRoom,
  minHeight: theme.space(6),
  padding: 0,
} as const;

import type { KeyboardEvent } from 'react';
import { theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import type { Attendance } from '../../../data/desk';
import type { DeskCell, DeskCellState, DeskDay } from '../../../domain/deskDay';
import { sayNotYet, toggleAttendance } from '../booking/attendance';
import { deskStrings } from '../strings';
import type { OpenedCell } from '../ui/useOpenDay';
import { useRovingCells } from '../ui/useRovingCells';
import { ArrivalToggle, boxRoom } from './ArrivalToggle';
import { CellWords } from './CellWords';
import { cellStyle, stateColors } from './cellStyles';
import { dayStrings as words } from './strings';
import type { CellDrag } from './useCellDrag';
import { useTypedHour } from './useTypedHour';

export type DayViewProps = {
  readonly day: string;
  readonly grid: DeskDay;
  /** By number; empty without one. */
  readonly courtName: (court: number) => string;
  /** The hour that is running, on the centre's clock; null on another day. */
  readonly presentHour: number | null;
  /** The cell for which the day was opened, or that had the focus on the day before. */
  readonly first: OpenedCell | undefined;
  /** A reservation is being moved: free cells take it, and the others do nothing. */
  readonly isMoving: boolean;
  /** Of that reservation. */
  readonly movedCourt: number | undefined;
  /** The day has come, so arrivals are noted. */
  readonly isNoting: boolean;
  readonly onOpen: (cell: DeskCell) => void;
  /** Of a full hour. */
  readonly onWait: (hour: number) => void;
};

/** Courts across, hours down. */
export function DayGrid(props: DayViewProps & { readonly drag: CellDrag }) {
  const { day, grid, courtName, presentHour, first, isMoving, isNoting, onOpen, onWait, drag } = props;
  const hours = grid.rows.map(({ hour }) => hour);
  const firstHour = first?.hour ?? presentHour ?? 0;
  const firstPlace = {
    // Another day may close earlier.
    row: hours.filter((hour) => hour <= firstHour).length - 1,
    column: grid.courts.indexOf(first?.court ?? 0),
  };
  const roving = useRovingCells(hours.length, grid.courts.length, firstPlace, useTypedHour(hours));
  const isWide = grid.courts.length > manyCourts;
  return (
    <div css={isWide && wide}>
      <table
        {...roving.grid}
        aria-label={words.caption(day)}
        css={[table, { minWidth: `${grid.courts.length * 5 + 4}rem` }, isWide && rollingHead]}
        {...drag.grid}
      >
        <thead>
          <tr>
            <th scope="col" css={{ width: '5rem' }}>
              <VisuallyHidden>{words.hour}</VisuallyHidden>
            </th>
            {grid.courts.map((court) => (
              <th key={court} scope="col">
                <span>{deskStrings.court(court)}</span>
                {courtName(court) && <bdi css={courtNameStyle}>{courtName(court)}</bdi>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map(({ hour, cells, isFull }, row) => (
            <tr key={hour} data-hour={hour}>
              <th scope="row" aria-current={hour === presentHour ? 'time' : undefined}>
                {isFull && !isMoving ? (
                  <button
                    type="button"
                    {...roving.header(row)}
                    aria-label={words.wait(hour)}
                    css={headButton}
                    onClick={() => onWait(hour)}
                  >
                    <span>{deskStrings.at(hour)}</span>
                    <span data-print="hide">{deskStrings.wait}</span>
                  </button>
                ) : (
                  deskStrings.at(hour)
                )}
              </th>
              {cells.map((cell, column) => {
                const isDead = deadStates.includes(cell.state);
                const isTarget = cell.state === 'free' && isMoving;
                const arriving = isNoting ? cell.reservation : undefined;
                return (
                  <td key={cell.court} data-court={cell.court}>
                    <button
                      type="button"
                      {...roving.cell(row, column)}
                      {...drag.cell(cell)}
                      data-state={cell.state}
                      data-booking={cell.reservation?.id}
                      data-target={isTarget || drag.isTarget(cell) || undefined}
                      aria-label={words.cell(cell, courtName(cell.court))}
                      aria-disabled={isDead || (isMoving && !isTarget) || undefined}
                      aria-keyshortcuts={arriving && 'A B'}
                      css={[cellStyle, arriving && { '@media screen': { paddingInlineEnd: boxRoom } }]}
                      style={{ '--state': stateColors[cell.state] } as Record<string, string>}
                      onClick={() => !isDead && (!isMoving || isTarget) && onOpen(cell)}
                      // While the cell has the focus alone, so that no typed letter is taken for a command.
                      onKeyDown={(event) => {
                        const noted = attendanceBy(event);
                        if (!noted || !cell.reservation || isMoving) return;
                        if (isNoting) void toggleAttendance(cell.reservation, noted);
                        else sayNotYet(cell.reservation);
                      }}
                    >
                      <CellWords cell={cell} />
                    </button>
                    {arriving && <ArrivalToggle reservation={arriving} isInGrid />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p data-print="hide" css={help}>
        {words.help}
      </p>
    </div>
  );
}

const deadStates: readonly DeskCellState[] = ['unknown', 'past', 'outside'];

const attendanceKeys: Readonly<Record<string, Attendance>> = { a: 'arrived', b: 'absent' };

/** What a letter notes, without another key. */
function attendanceBy({ key, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): Attendance | undefined {
  return ctrlKey || altKey || metaKey || repeat ? undefined : attendanceKeys[key.toLowerCase()];
}

/** More columns than a small screen has room for scroll. */
const manyCourts = 8;

const wide = { overflowX: 'auto', '@media print': { overflow: 'visible' } } as const;

/** Below the top of a box that scrolls, a sticky head would cover the first hours: this one leaves with them. */
const rollingHead = { '& thead th': { position: 'static' } } as const;

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: `${theme.space(1)} 2px`,
  '& td': { position: 'relative', padding: 0, height: '1px', verticalAlign: 'top' },
  '& td > [data-cell]': {
    height: '100%',
    minHeight: theme.space(9),
    // Below the head of the table.
    scrollMarginBlock: `${theme.space(10)} ${theme.space(3)}`,
    gap: 0,
    paddingBlock: '1px',
    fontSize: '0.9375rem',
    '@media print': { minHeight: 0, paddingBlock: 0, fontSize: '7.5pt', lineHeight: 1.1 },
  },
  '& td > [data-cell] > span': {
    fontSize: '0.875rem',
    '@media print': { fontSize: 'inherit', lineHeight: 'inherit' },
  },
  '& th': { ...theme.type.label, fontSize: '1rem', color: theme.color.textMuted, textAlign: 'start' },
  '& thead th': {
    position: 'sticky',
    top: theme.headerHeight,
    zIndex: 2,
    padding: `${theme.space(1)} ${theme.space(2)}`,
    background: theme.color.ground,
    '@media print': { position: 'static', background: 'none' },
  },
  '& tbody th': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', verticalAlign: 'middle' },
  '& tbody th[aria-current]': { color: theme.color.warm },
  '& tr': { breakInside: 'avoid' },
  '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' },
  '&[data-dragging] button': { cursor: 'inherit' },
  '@media print': {
    minWidth: '0 !important',
    borderSpacing: '2px 1px',
    '& th': { fontSize: '9pt', padding: 0 },
  },
} as const;

const headButton = {
  display: 'grid',
  width: '100%',
  minHeight: theme.space(9),
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.1,
  textAlign: 'start',
  cursor: 'pointer',
  '& > span + span': {
    ...theme.type.small,
    fontSize: '0.8125rem',
    color: theme.color.action,
    whiteSpace: 'normal',
  },
  '@media print': { minHeight: 0 },
} as const;

const help = {
  ...theme.type.small,
  color: theme.color.textMuted,
  marginBlockStart: theme.space(2),
  '@media (hover: none)': { display: 'none' },
} as const;

const courtNameStyle = {
  ...theme.type.small,
  display: 'block',
  letterSpacing: 0,
  textTransform: 'none',
} as const;

import { theme } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import type { DeskRow } from '../../../domain/deskDay';
import { deskStrings } from '../strings';
import { ArrivalToggle } from './ArrivalToggle';
import { CellWords } from './CellWords';
import { cellStyle, stateColors } from './cellStyles';
import type { DayViewProps } from './DayGrid';
import { dayStrings as words } from './strings';

/** The day on a phone: hour by hour, the courts that are taken, and one button for those that are free. */
export function DayByHour(props: DayViewProps) {
  const { day, grid, courtName, presentHour, isMoving, movedCourt, isNoting, onOpen, onWait } = props;
  return (
    <ol aria-label={words.caption(day)} css={list}>
      {grid.rows.filter(isWorthALine).map((row) => {
        const { hour, cells, free } = row;
        const freeCells = cells.filter(({ state }) => state === 'free');
        const offered = freeCells.find(({ court }) => court === movedCourt) ?? freeCells[0];
        const label = isMoving ? words.moveHere(hour) : words.book(hour, free.length);
        return (
          <li
            key={hour}
            data-hour={hour}
            aria-current={hour === presentHour ? 'time' : undefined}
            css={hourStyle}
          >
            <div css={head}>
              <h3 css={{ ...theme.type.title3, margin: 0 }}>{deskStrings.at(hour)}</h3>
              {!row.isPast && <span css={{ color: theme.color.textMuted }}>{words.free(free.length)}</span>}
              {offered && (
                <Button
                  size="small"
                  variant={isMoving ? 'primary' : 'secondary'}
                  aria-label={label}
                  css={{ marginInlineStart: 'auto' }}
                  onClick={() => onOpen(offered)}
                >
                  {isMoving ? words.moveHereShort : words.bookShort}
                </Button>
              )}
              {row.isFull && !isMoving && (
                <Button
                  size="small"
                  aria-label={words.wait(hour)}
                  css={{ marginInlineStart: 'auto' }}
                  onClick={() => onWait(hour)}
                >
                  {deskStrings.wait}
                </Button>
              )}
            </div>
            <ul css={[list, { gap: theme.space(2) }]}>
              {cells
                .filter(({ reservation, closure }) => reservation ?? closure)
                .map((cell) => (
                  <li key={cell.court} css={line}>
                    <span css={courtStyle}>{cell.court}</span>
                    <button
                      type="button"
                      data-state={cell.state}
                      data-booking={cell.reservation?.id}
                      aria-label={words.cell(cell, courtName(cell.court))}
                      aria-disabled={isMoving || undefined}
                      css={cellStyle}
                      style={{ '--state': stateColors[cell.state] } as Record<string, string>}
                      onClick={() => !isMoving && onOpen(cell)}
                    >
                      <CellWords cell={cell} />
                    </button>
                    {isNoting && cell.reservation && <ArrivalToggle reservation={cell.reservation} />}
                  </li>
                ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/** An hour that is over and had no game says nothing. */
function isWorthALine({ isPast, cells }: DeskRow): boolean {
  return !isPast || cells.some(({ reservation, closure }) => reservation ?? closure);
}

const list = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(3),
  margin: 0,
} as const;

const hourStyle = {
  paddingBlockStart: theme.space(3),
  borderBlockStart: `1px solid ${theme.color.edge}`,
  '&[aria-current]': { borderBlockStartColor: theme.color.warm },
  '&[aria-current] h3': { color: theme.color.warm },
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(3),
  minHeight: theme.space(11),
  marginBlockEnd: theme.space(2),
} as const;

const line = {
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
} as const;

const courtStyle = { ...theme.type.title3, color: theme.color.textMuted } as const;

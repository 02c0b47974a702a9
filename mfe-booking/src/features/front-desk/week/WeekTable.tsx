import { theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import type { DeskCellState, DeskDay, DeskRow } from '../../../domain/deskDay';
import { deskStrings } from '../strings';
import { useRovingCells } from '../ui/useRovingCells';
import { weekStrings as words } from './strings';

type Props = {
  readonly label: string;
  readonly days: readonly ({ readonly day: string } & DeskDay)[];
  readonly hours: readonly number[];
  readonly today: string;
  readonly onOpen: (day: string, hour: number) => void;
};

/** Days across, hours down: how many courts are free. */
export function WeekTable({ label, days, hours, today, onOpen }: Props) {
  const todayPlace = days.findIndex(({ day }) => day === today);
  const roving = useRovingCells(hours.length, days.length, { row: 0, column: Math.max(0, todayPlace) });
  return (
    <table {...roving.grid} aria-label={label} css={table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{words.hour}</VisuallyHidden>
          </th>
          {days.map(({ day }) => (
            <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
              <span>{words.weekday(day)}</span>{' '}
              <span css={{ display: 'inline-block' }}>{words.date(day)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour, row) => (
          <tr key={hour}>
            <th scope="row">{deskStrings.at(hour)}</th>
            {days.map(({ day, rows }, column) => {
              const at = rows.find((other) => other.hour === hour);
              const { state, count, said } = summaryOf(at);
              return (
                <td key={day}>
                  <button
                    type="button"
                    {...roving.cell(row, column)}
                    data-state={state}
                    // What a phone shows of the cell is in its name.
                    aria-label={words.cell(day, hour, state === 'full' ? `${count}, ${said}` : said)}
                    css={cell}
                    onClick={() => onOpen(day, hour)}
                  >
                    <strong css={onPhone}>{count}</strong>
                    <span css={detail}>{said}</span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Summary = {
  readonly state: 'free' | 'busy' | 'full' | 'closed' | 'past';
  /** How many courts are free, or a sign where none can be. */
  readonly count: string;
  readonly said: string;
};

function summaryOf(row: DeskRow | undefined): Summary {
  if (!row) return { state: 'closed', count: '–', said: words.closed };
  const { booked, isPast } = row;
  const free = row.free.length;
  const count = (wanted: DeskCellState) => row.cells.filter(({ state }) => state === wanted).length;
  const [closed, tournament] = [count('closed'), count('tournament')];
  const taken = [
    booked > 0 && words.booked(booked),
    tournament > 0 && words.tournament(tournament),
    closed > 0 && words.closedCourts(closed),
  ].filter((said) => said !== false);
  const say = (first: string) => [first, ...taken].join(', ');
  if (isPast) return { state: 'past', count: '·', said: taken.length > 0 ? taken.join(', ') : words.past };
  if (free > 0)
    return { state: taken.length > 0 ? 'busy' : 'free', count: String(free), said: say(words.free(free)) };
  if (booked > 0) return { state: 'full', count: '0', said: say(words.full) };
  return { state: 'closed', count: '–', said: tournament > 0 ? taken.join(', ') : words.closed };
}

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  [theme.media.tablet]: {
    borderSpacing: `${theme.space(1)} 2px`,
    '& thead > tr > :first-of-type': { width: '3.75rem' },
  },
  '& td': { padding: 0, height: '1px' },
  '& th': { ...theme.type.label, fontSize: '1rem', color: theme.color.textMuted, textAlign: 'start' },
  '& thead th': { textAlign: 'center', letterSpacing: 0 },
  '& tbody th': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& thead th[aria-current]': { color: theme.color.warm },
} as const;

const cell = {
  '--state': theme.color.action,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  minHeight: theme.space(11),
  [theme.media.tablet]: { minHeight: theme.space(9) },
  padding: '2px',
  border: '1px solid color-mix(in srgb, var(--state) 45%, transparent)',
  borderRadius: theme.radius,
  background: 'color-mix(in srgb, var(--state) 14%, transparent)',
  color: theme.color.text,
  font: 'inherit',
  fontSize: '1.0625rem',
  lineHeight: 1.2,
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--state)' },
  '&[data-state=free]': { borderStyle: 'dashed', background: 'none', '--state': theme.color.edgeStrong },
  '&[data-state=full]': { '--state': theme.color.warm },
  '&[data-state=closed], &[data-state=past]': {
    '--state': theme.color.edge,
    background: 'none',
    color: theme.color.textMuted,
  },
} as const;

/** There is no room for words there. */
const onPhone = { fontVariantNumeric: 'tabular-nums', [theme.media.tablet]: { display: 'none' } } as const;

const detail = {
  ...theme.type.small,
  lineHeight: 1.2,
  textWrap: 'balance',
  display: 'none',
  [theme.media.tablet]: { display: 'block' },
} as const;

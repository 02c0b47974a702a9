import { useId, useState } from 'react';
import { theme, useSession } from 'shared-kernel';
import { Icon, Pane, VisuallyHidden } from 'shared-kernel/ui';
import type { Parting, StandingRow } from '../../competition/standings/standings';
import { readsLike } from '../../competition/teams/readsLike';
import { slotName } from '../playoffs/slotNames';
import { TeamName } from '../TeamName';
import { figureOf } from './figures';
import { Movement } from './Movement';
import { standingsStrings } from './standingsStrings';
import { columnNames, tableStrings } from './strings';
import { table, zoneEdges } from './tableStyle';

type Column = Exclude<keyof StandingRow, 'name'>;
type Zone = keyof typeof zoneEdges;

/**
 * In the order of French sports pages. Every width shows the columns of a phone, all but the smallest the medium ones,
 * and a tablet all of them.
 */
const columns: readonly { readonly key: Column; readonly wide?: true | 'medium' }[] = [
  { key: 'points' },
  { key: 'played' },
  { key: 'wins', wide: true },
  { key: 'losses', wide: true },
  { key: 'setsFor', wide: true },
  { key: 'setsAgainst', wide: true },
  { key: 'setDifference', wide: true },
  { key: 'goalsFor', wide: true },
  { key: 'goalsAgainst', wide: true },
  { key: 'goalDifference', wide: 'medium' },
];

/** Where each rank goes when there are playoffs (specification, section 9). */
function zoneOf(rank: number): Zone | undefined {
  if (rank <= 2) return 'semifinal';
  if (rank <= 6) return 'quarterfinal';
  return rank <= 8 ? 'relegation' : undefined;
}

type Props = {
  readonly rows: readonly StandingRow[];
  readonly hasPlayoffs: boolean;
  /** Places won and lost today, by team. */
  readonly movement: ReadonlyMap<string, number>;
  /** Teams that gave up the tournament. */
  readonly withdrawn: ReadonlySet<string>;
};

export function StandingsTable({ rows, hasPlayoffs, movement, withdrawn }: Props) {
  const session = useSession();
  const club = session.status === 'member' ? (session.user.club ?? '') : '';
  const isOwn = (team: string) => club !== '' && readsLike(team, club);
  return (
    <div>
      <Pane flush>
        <div css={{ overflowX: 'auto' }}>
          <table css={table}>
            <caption>
              <VisuallyHidden>{tableStrings.caption}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{tableStrings.rank}</VisuallyHidden>
                </th>
                <th scope="col">{tableStrings.team}</th>
                {columns.map(({ key, wide }) => (
                  <th key={key} scope="col" data-wide={wide}>
                    <span aria-hidden="true">{columnNames[key][0]}</span>
                    <VisuallyHidden>{columnNames[key][1]}</VisuallyHidden>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <TeamRows
                  key={row.name}
                  row={row}
                  rank={index + 1}
                  isOwn={isOwn(row.name)}
                  zone={hasPlayoffs ? zoneOf(index + 1) : undefined}
                  places={movement.get(row.name)}
                  hasWithdrawn={withdrawn.has(row.name)}
                />
              ))}
            </tbody>
          </table>
        </div>
      </Pane>
      {hasPlayoffs && <Legend teams={rows.length} />}
    </div>
  );
}

type RowProps = {
  readonly row: StandingRow;
  readonly rank: number;
  readonly isOwn: boolean;
  readonly zone: Zone | undefined;
  readonly places: number | undefined;
  readonly hasWithdrawn: boolean;
};

/** A team's line; where a phone has no room for all its figures they unfold below it. */
function TeamRows({ row, rank, isOwn, zone, places, hasWithdrawn }: RowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr data-own={isOwn || undefined} data-zone={zone}>
        <td>
          <span>{rank}</span>
          <Movement places={places} />
        </td>
        <th scope="row">
          <div>
            <TeamName name={row.name} />
            <button
              type="button"
              aria-label={standingsStrings.figures(row.name)}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
              data-print="hide"
            >
              <Icon name="chevron" />
            </button>
          </div>
          {hasWithdrawn && <small>{tableStrings.withdrawn}</small>}
        </th>
        {columns.map(({ key, wide }) => (
          <td key={key} data-wide={wide} data-points={key === 'points' || undefined}>
            {figureOf(row, key)}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr id={id} data-figures data-print="hide">
          <td colSpan={columns.length + 2}>
            <dl>
              {columns.map(({ key }) => (
                <div key={key}>
                  <dt>{columnNames[key][1]}</dt>
                  <dd>{figureOf(row, key)}</dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      )}
    </>
  );
}

function Legend({ teams }: { readonly teams: number }) {
  const names: Readonly<Record<Zone, string>> = {
    ...standingsStrings.zones,
    relegation: slotName('relegation', teams),
  };
  return (
    <ul css={legend}>
      {(Object.keys(zoneEdges) as Zone[]).map((zone) => (
        <li key={zone} style={{ '--zone': zoneEdges[zone] } as React.CSSProperties}>
          {names[zone]}
        </li>
      ))}
    </ul>
  );
}

const legend = {
  ...theme.unlisted,
  ...theme.type.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(5),
  marginBlockStart: theme.space(3),
  color: theme.color.textMuted,
  '& > li::before': {
    content: '""',
    display: 'inline-block',
    height: '0.9em',
    marginInlineEnd: theme.space(2),
    verticalAlign: '-0.1em',
    borderInlineStart: 'var(--zone)',
  },
} as const;

/** Explains in one sentence why a row is above another, and names the only criterion that decided. */
export function whyAbove(upper: StandingRow, lower: StandingRow, { by, decision }: Parting): string {
  const sentence = standingsStrings.reasons[by](upper, lower);
  return decision?.reason ? `${sentence} ${standingsStrings.said(decision.reason)}` : sentence;
}

import { type ReactNode, useMemo } from 'react';
import { theme } from 'shared-kernel';
import { Disclosure } from 'shared-kernel/disclosure';
import { EmptyState } from 'shared-kernel/states';
import { championOf } from '../../competition/championOf';
import { hasPlayoffs } from '../../competition/playoffs/tree';
import { type Ranking, rank, type StandingRow } from '../../competition/standings/standings';
import type { Tournament } from '../../model/tournament';
import { useMovement } from './Movement';
import { StandingsTable, whyAbove } from './StandingsTable';
import { standingsStrings } from './standingsStrings';

type Props = {
  readonly tournament: Tournament;
  /** Below the table: what an organiser decides about teams that are equal. */
  readonly tieBreaks?: (undecided: Ranking['undecided']) => ReactNode;
};

/** The table with the rule of points, and why each team is where it is. */
export function Standings({ tournament, tieBreaks }: Props) {
  const { rows, partings, undecided } = useMemo(() => rank(tournament), [tournament]);
  const movement = useMovement(tournament);
  const first = championOf(tournament);
  if (rows.length === 0) return <EmptyState title={standingsStrings.none} />;
  const reasons = partings.map((parting, index) =>
    whyAbove(rows[index] as StandingRow, rows[index + 1] as StandingRow, parting),
  );
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(5) }}>
      <StandingsTable
        rows={rows}
        hasPlayoffs={hasPlayoffs(tournament, rows)}
        movement={movement}
        withdrawn={new Set(tournament.withdrawals?.map(({ team }) => team))}
      />
      <p css={{ ...theme.type.small, maxWidth: theme.measure, color: theme.color.textMuted }}>
        {standingsStrings.rule}
      </p>
      {first?.kind === 'tie' && <p>{standingsStrings.tie(first.teams)}</p>}
      {tieBreaks?.(undecided)}
      {reasons.length > 0 && (
        <div data-print="hide">
          <Disclosure summary={standingsStrings.why}>
            <ol css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(2) }}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ol>
          </Disclosure>
        </div>
      )}
    </div>
  );
}

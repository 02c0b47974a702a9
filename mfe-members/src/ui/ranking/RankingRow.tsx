import type { ReactNode } from 'react';
import { formatNumber, type SiteAddress } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Badge } from 'shared-kernel/ui';
import { rankingStrings } from '../strings';
import { medalOf } from './medals';
import { tableRoles } from './tableRoles';

type Props = {
  readonly rank: number;
  /** Flag or crest before the name. */
  readonly mark: ReactNode;
  readonly name: string;
  readonly to: SiteAddress;
  readonly detail?: string;
  readonly points: number;
  /** Whether the row is the reader's own. */
  readonly isOwn?: boolean;
  /** For short tables, which have a page to themselves. */
  readonly isLarge?: boolean;
};

/** One line of a ranking; its link covers the whole line. `RankingTable` has its styles, once for all lines. */
export function RankingRow(props: Props) {
  const { rank, mark, name, to, detail, points, isOwn = false, isLarge = false } = props;
  const medal = medalOf(rank);
  return (
    <tr {...tableRoles.row} data-rank="" data-large={isLarge || undefined} data-own={isOwn || undefined}>
      <td {...tableRoles.cell}>{medal ? <i style={{ background: medal }}>{rank}</i> : rank}</td>
      <th {...tableRoles.rowHead}>
        <div>
          <div>
            {mark}
            <span>
              <Link to={to}>{name}</Link>
              {isOwn && <Badge tone="cool">{rankingStrings.you}</Badge>}
            </span>
            {detail && <small>{detail}</small>}
          </div>
        </div>
      </th>
      <td {...tableRoles.cell}>{formatNumber(points)}</td>
    </tr>
  );
}

import { useCallback, useMemo } from 'react';
import { formatNumber, paths, theme } from 'shared-kernel';
import type { RankedPlayer } from 'shared-kernel/rankings';
import { Button, EmptyState } from 'shared-kernel/ui';
import {
  clubsOf,
  everybody,
  filterRanking,
  type RankingFilter,
  searchable,
} from '../../domain/rankingFilter';
import { metadata } from '../../strings';
import { Flag } from '../../ui/flags/Flag';
import { RankingRow } from '../../ui/ranking/RankingRow';
import { RankingTable } from '../../ui/ranking/RankingTable';
import { rankingStrings } from '../../ui/strings';
import { RankingFilters } from './RankingFilters';
import { Spacer } from './Spacer';
import { strings as words } from './strings';
import { useJumpToOwnRow } from './useJumpToOwnRow';
import { useRowWindow } from './useRowWindow';

type Props = {
  /** In the order of the ranking; any number of them. */
  readonly players: readonly RankedPlayer[];
  /** The reader's own id, as text; null for a guest. */
  readonly ownId: string | null;
  readonly filter: RankingFilter;
  readonly onFilterChange: (filter: RankingFilter) => void;
};

export function WorldRanking({ players, ownId, filter, onFilterChange }: Props) {
  const ranking = useMemo(() => searchable(players), [players]);
  const clubs = useMemo(() => clubsOf(players), [players]);
  const { name, nationality, club } = filter;
  const shown = useMemo(
    () => filterRanking(ranking, { name, nationality, club }),
    [ranking, name, nationality, club],
  );
  const isOwn = (player: RankedPlayer) => String(player.id) === ownId;
  const own = ownId === null ? undefined : players.find(isOwn);

  const keyOf = useCallback((index: number) => shown[index]?.id ?? index, [shown]);
  const { table, rows, measureRow, above, below, scrollTo } = useRowWindow(shown.length, keyOf);
  const jump = useJumpToOwnRow(own ? shown.findIndex(isOwn) : -1, table, scrollTo);

  function jumpToOwnRow() {
    if (own && !shown.includes(own)) onFilterChange(everybody);
    jump();
  }

  return (
    <>
      <RankingFilters filter={filter} clubs={clubs} onChange={onFilterChange} />
      <div css={countLine}>
        <p role="status">{words.count(shown.length, formatNumber(shown.length))}</p>
        {own && <Button onClick={jumpToOwnRow}>{words.jump(formatNumber(own.rank))}</Button>}
      </div>
      <RankingTable
        ref={table}
        caption={metadata.worldRanking.title}
        subject={rankingStrings.player}
        aria-rowcount={shown.length + 1}
        hidden={shown.length === 0}
        css={steady}
      >
        <Spacer height={above} />
        <tbody>
          {rows.map(({ index }) => {
            const player = shown[index];
            return (
              player && (
                <RankingRow
                  key={player.id}
                  ref={measureRow}
                  data-index={index}
                  aria-rowindex={index + 2}
                  rank={player.rank}
                  mark={<Flag code={player.nationality} />}
                  name={player.name}
                  to={paths.player(player.id)}
                  detail={player.club}
                  points={player.points}
                  isOwn={isOwn(player)}
                />
              )
            );
          })}
        </tbody>
        <Spacer height={below} />
      </RankingTable>
      {shown.length === 0 && (
        <EmptyState
          title={words.noneTitle}
          action={<Button onClick={() => onFilterChange(everybody)}>{words.clear}</Button>}
        >
          {words.none}
        </EmptyState>
      )}
    </>
  );
}

/** Rows come and go under the reader; the browser must not scroll along with one of them. */
const steady = { overflowAnchor: 'none' } as const;

const countLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(3),
  minHeight: theme.space(12),
  marginBlock: theme.space(6),
  color: theme.color.textMuted,
} as const;

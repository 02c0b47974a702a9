import { useMemo, useRef } from 'react';
import { formatNumber, PageMetadata, paths, theme } from 'shared-kernel';
import type { RankedPlayer } from 'shared-kernel/rankings';
import { EmptyState } from 'shared-kernel/states';
import { Button } from 'shared-kernel/ui';
import { queryOfRanking } from '../../domain/rankingAddress';
import {
  clubsOf,
  everybody,
  filterRanking,
  type RankingFilter,
  searchable,
} from '../../domain/rankingFilter';
import { pageOfRow, pagesOf, rowsOfPage } from '../../domain/rankingPages';
import { strings as sectionStrings } from '../../strings';
import { Flag } from '../../ui/flags/Flag';
import { RankingRow } from '../../ui/ranking/RankingRow';
import { RankingTable } from '../../ui/ranking/RankingTable';
import { rankingStrings } from '../../ui/strings';
import { Pager } from './Pager';
import { RankingFilters } from './RankingFilters';
import { strings as words } from './strings';
import { useArrival } from './useArrival';

type Props = {
  /** In the order of the ranking; any number of them. */
  readonly players: readonly RankedPlayer[];
  /** The reader's own id, as text; null for a guest. */
  readonly ownId: string | null;
  readonly filter: RankingFilter;
  /** The requested page, from 1; it may not exist. */
  readonly page: number;
  readonly onFilterChange: (filter: RankingFilter) => void;
  readonly onGoTo: (filter: RankingFilter, page: number) => void;
};

export function WorldRanking({ players, ownId, filter, page: asked, onFilterChange, onGoTo }: Props) {
  const ranking = useMemo(() => searchable(players), [players]);
  const clubs = useMemo(() => clubsOf(players), [players]);
  const own = useMemo(
    () => (ownId === null ? undefined : players.find((player) => String(player.id) === ownId)),
    [players, ownId],
  );
  const { name, nationality, club } = filter;
  const shown = useMemo(
    () => filterRanking(ranking, { name, nationality, club }),
    [ranking, name, nationality, club],
  );
  const last = pagesOf(shown.length);
  const page = Math.min(asked, last);
  const table = useRef<HTMLTableElement>(null);
  const arriveAt = useArrival(page, table);

  function jumpTo(player: RankedPlayer) {
    const isShown = shown.includes(player);
    const target = pageOfRow((isShown ? shown : players).indexOf(player));
    if (!isShown || target !== page) onGoTo(isShown ? filter : everybody, target);
    arriveAt({ page: target, isOwnRow: true });
  }

  // A later page of the whole ranking is indexed separately; a filtered one is not.
  const isOwnPage = page > 1 && shown.length === players.length;

  return (
    <>
      {isOwnPage && (
        <PageMetadata
          title={words.pageTitle(sectionStrings.worldRanking, formatNumber(page))}
          description={sectionStrings.worldRankingDescription}
          query={`?${queryOfRanking(everybody, page)}`}
        />
      )}
      <RankingFilters filter={filter} clubs={clubs} onChange={onFilterChange} />
      <div css={countLine}>
        <p role="status">
          <span>{words.count(shown.length, formatNumber(shown.length))}</span>
          {last > 1 && <span>{words.pageOf(formatNumber(page), formatNumber(last))}</span>}
        </p>
        {own && (
          <Button size="small" onClick={() => jumpTo(own)}>
            {words.jump(formatNumber(own.rank))}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={words.noneTitle}
          action={<Button onClick={() => onFilterChange(everybody)}>{words.clear}</Button>}
        >
          {words.none}
        </EmptyState>
      ) : (
        <RankingTable
          ref={table}
          tabIndex={-1}
          caption={sectionStrings.worldRanking}
          subject={rankingStrings.player}
        >
          <tbody>
            {rowsOfPage(shown, page).map((player) => (
              <RankingRow
                key={player.id}
                rank={player.rank}
                mark={<Flag code={player.nationality} />}
                name={player.name}
                to={paths.player(player.id)}
                detail={player.club}
                points={player.points}
                isOwn={player === own}
              />
            ))}
          </tbody>
        </RankingTable>
      )}
      {last > 1 && (
        <Pager
          page={page}
          last={last}
          addressOf={(one) => `?${queryOfRanking(filter, one)}`}
          onTurn={(one) => arriveAt({ page: one, isOwnRow: false })}
        />
      )}
    </>
  );
}

/** A phone has room for both side by side, so the ranking does not move once the session is known. */
const countLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(2),
  minHeight: theme.space(12),
  marginBlock: theme.space(4),
  color: theme.color.textMuted,
} as const;

import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { formatNumber, paths, theme } from 'shared-kernel';
import type { RankedPlayer } from 'shared-kernel/rankings';
import { EmptyState } from 'shared-kernel/states';
import { Button } from 'shared-kernel/ui';
import {
  clubsOf,
  everybody,
  filterRanking,
  type RankingFilter,
  searchable,
} from '../../domain/rankingFilter';
import { strings as sectionStrings } from '../../strings';
import { Flag } from '../../ui/flags/Flag';
import { RankingRow } from '../../ui/ranking/RankingRow';
import { groupStyle, RankingTable } from '../../ui/ranking/RankingTable';
import { rankingStrings } from '../../ui/strings';
import { RankingFilters } from './RankingFilters';
import { strings as words } from './strings';

type Props = {
  /** In the order of the ranking; any number of them. */
  readonly players: readonly RankedPlayer[];
  /** The reader's own id, as text; null for a guest. */
  readonly ownId: string | null;
  readonly filter: RankingFilter;
  readonly onFilterChange: (filter: RankingFilter) => void;
  /** Like a change of the filter, as a step of the history. */
  readonly onGoTo: (filter: RankingFilter) => void;
};

/** The whole ranking in one list. The browser lays out the groups of rows that come near the screen. */
export function WorldRanking({ players, ownId, filter, onFilterChange, onGoTo }: Props) {
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
  const table = useRef<HTMLTableElement>(null);
  const [isJumping, setIsJumping] = useState(false);
  // Filters that hide the own row are cleared first; the jump waits for the row.
  useEffect(() => {
    const row = isJumping && table.current?.querySelector<HTMLElement>('[data-own] a');
    if (!row) return;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center', behavior: 'instant' });
    setIsJumping(false);
  });

  function jumpTo(player: RankedPlayer) {
    if (!shown.includes(player)) onGoTo(everybody);
    setIsJumping(true);
  }

  return (
    <>
      <RankingFilters filter={filter} clubs={clubs} onChange={onFilterChange} />
      <div css={countLine}>
        <p role="status">{words.count(shown.length, formatNumber(shown.length))}</p>
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
        <RankingTable ref={table} caption={sectionStrings.worldRanking} subject={rankingStrings.player}>
          {/* The first group at the same place, whichever players it has: a pressed row stays the same element. */}
          {groupsOf(shown).map((group, index) => (
            <tbody key={index} style={groupStyle(group.length)}>
              {group.map((player) => (
                <PlayerRow key={player.id} player={player} isOwn={player === own} />
              ))}
            </tbody>
          ))}
        </RankingTable>
      )}
    </>
  );
}

const rowsPerGroup = 25;

function groupsOf(players: readonly RankedPlayer[]) {
  return Array.from({ length: Math.ceil(players.length / rowsPerGroup) }, (_, group) =>
    players.slice(group * rowsPerGroup, (group + 1) * rowsPerGroup),
  );
}

/** Of two hundred rows a new session or filter renders those that it changes. */
const PlayerRow = memo(function PlayerRow({ player, isOwn }: { player: RankedPlayer; isOwn: boolean }) {
  return (
    <RankingRow
      rank={player.rank}
      mark={<Flag code={player.nationality} />}
      name={player.name}
      to={paths.player(player.id)}
      detail={player.club}
      points={player.points}
      isOwn={isOwn}
    />
  );
});

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

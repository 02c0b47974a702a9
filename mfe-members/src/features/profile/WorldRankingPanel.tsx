import { formatNumber, paths, theme, type User } from 'shared-kernel';
import { type RankedPlayer, topTenWithOwn } from 'shared-kernel/rankings';
import { SectionTitle, TextLink, VisuallyHidden } from 'shared-kernel/ui';
import { strings } from '../../strings';
import { Flag } from '../../ui/flags/Flag';
import { RankingRow } from '../../ui/ranking/RankingRow';
import { RankingTable } from '../../ui/ranking/RankingTable';
import { SampleNote } from '../../ui/SampleNote';
import { rankingStrings } from '../../ui/strings';
import { strings as words } from './strings';

/** The world's best ten, then the reader's own row if it is further down. */
export function WorldRankingPanel({ playerId }: { playerId: User['id'] }) {
  const { topTen, own } = topTenWithOwn(playerId);
  const row = (player: RankedPlayer) => (
    <RankingRow
      key={player.id}
      rank={player.rank}
      mark={<Flag code={player.nationality} />}
      name={player.name}
      to={paths.player(player.id)}
      points={player.points}
      isOwn={String(player.id) === String(playerId)}
    />
  );
  return (
    <section>
      <SectionTitle>{strings.worldRanking}</SectionTitle>
      <RankingTable caption={strings.worldRanking} subject={rankingStrings.player}>
        <tbody>
          {topTen.map(row)}
          {own && own.rank > topTen.length + 1 && (
            <tr>
              <td colSpan={3} css={ellipsis}>
                <span aria-hidden="true">…</span>
                <VisuallyHidden>
                  {words.ranksBetween(formatNumber(topTen.length + 1), formatNumber(own.rank - 1))}
                </VisuallyHidden>
              </td>
            </tr>
          )}
          {own && row(own)}
        </tbody>
      </RankingTable>
      <div css={{ marginBlockStart: theme.space(4) }}>
        <SampleNote />
        <TextLink to={paths.worldRanking()}>{strings.toWorldRanking}</TextLink>
      </div>
    </section>
  );
}

const ellipsis = {
  ...theme.type.title3,
  padding: theme.space(2),
  color: theme.color.textMuted,
  textAlign: 'center',
} as const;

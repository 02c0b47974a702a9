import { useMemo } from 'react';
import { formatNumber, theme } from 'shared-kernel';
import { EmptyState } from 'shared-kernel/states';
import { Pane, SectionTitle, VisuallyHidden } from 'shared-kernel/ui';
import type { PlayerStatRow } from '../../../competition/statistics';
import { goalsWithoutScorer, playerRanking, playerTallies } from '../../../competition/statistics';
import { squadsOf } from '../../../competition/teams/squads';
import type { Tournament } from '../../../model/tournament';
import { teamCatalogue } from '../../../store/teamCatalogue';
import { Crest } from '../../../widgets/Crest';
import { counted } from '../../../widgets/words';

const strings = {
  attackers: 'Meilleurs attaquants',
  defenders: 'Meilleurs défenseurs',
  none: 'Les statistiques apparaîtront avec la première feuille de match sauvegardée.',
  noneNamed: 'Les statistiques apparaîtront avec les premiers buteurs notés.',
  goals: (count: number) => counted(count, 'but'),
  sets: (count: number) => counted(count, 'set'),
  perSet: 'buts par set',
  unknown: 'Joueur inconnu',
  withoutScorer: (count: number) =>
    count > 1
      ? `${formatNumber(count)}\u00a0buts n’ont pas de buteur noté.`
      : 'Un but n’a pas de buteur noté.',
  rule: 'Dix joueurs par poste, par nombre de buts par set joué, puis par nombre de buts. Les buts accordés sur carton ne comptent pour personne.',
} as const;

export function PlayersTab({ tournament }: { readonly tournament: Tournament }) {
  const tallies = useMemo(() => playerTallies(tournament, squadsOf(tournament, teamCatalogue)), [tournament]);
  const unnamed = useMemo(() => goalsWithoutScorer(tournament), [tournament]);
  const unnamedSentence = unnamed > 0 && <p css={small}>{strings.withoutScorer(unnamed)}</p>;
  if (tallies.length === 0) {
    return (
      <>
        <EmptyState title={unnamed > 0 ? strings.noneNamed : strings.none} />
        {unnamedSentence}
      </>
    );
  }
  return (
    <div css={{ ...theme.column, gap: theme.space(5) }}>
      <div css={boards}>
        <PlayerBoard title={strings.attackers} rows={playerRanking(tallies, 'attacker')} />
        <PlayerBoard title={strings.defenders} rows={playerRanking(tallies, 'defender')} />
      </div>
      {unnamedSentence}
      <p css={small}>{strings.rule}</p>
    </div>
  );
}

const small = { ...theme.muted, maxWidth: theme.measure } as const;

const boards = {
  ...theme.column,
  gap: theme.space(6),
  alignItems: 'start',
  '@media (min-width: 60rem)': { gridTemplateColumns: '1fr 1fr' },
} as const;

/** The ten best in a role, each with a bar as long as their goals per set. */
function PlayerBoard({ title, rows }: { readonly title: string; readonly rows: readonly PlayerStatRow[] }) {
  const best = rows[0]?.ratio || 1;
  return (
    <Pane as="section" aria-label={title}>
      <SectionTitle css={theme.type.title3}>{title}</SectionTitle>
      <ol css={list}>
        {rows.map(({ id, team, name, rank, ratio, goals, setsPlayed }) => (
          <li key={`${team} ${id}`}>
            <span data-rank>{rank}</span>
            <Crest team={team} size={34} />
            <span css={{ minWidth: 0 }}>
              <strong>{name ?? strings.unknown}</strong>
              <small>
                <bdi>{team}</bdi>
                <span>{`, ${strings.goals(goals)}, ${strings.sets(setsPlayed)}`}</span>
              </small>
            </span>
            <span data-ratio>
              <span>{ratio.toFixed(2).replace('.', ',')}</span>
              <VisuallyHidden> {strings.perSet}</VisuallyHidden>
            </span>
            <span data-bar aria-hidden="true" style={{ '--share': ratio / best } as React.CSSProperties} />
          </li>
        ))}
      </ol>
    </Pane>
  );
}

const list = {
  ...theme.unlisted,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'min(1.5rem, 7.5vw) auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: `min(${theme.space(2)}, 2.5vw)`,
    [theme.media.tablet]: { columnGap: theme.space(3) },
    paddingBlock: theme.space(3),
    borderBlockStart: `1px solid ${theme.color.edge}`,
  },
  '& [data-rank]': {
    ...theme.type.score,
    fontSize: 'min(1.5rem, 7.5vw)',
    color: theme.color.textMuted,
    textAlign: 'end',
  },
  '& > li:first-of-type [data-rank]': { color: theme.color.warm },
  '& strong': {
    display: 'block',
    fontSize: 'min(1.0625rem, 5.5vw)',
    fontWeight: 600,
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
  },
  '& small': theme.muted,
  '& [data-ratio]': { ...theme.type.score, fontSize: 'min(1.625rem, 8vw)' },
  '& [data-bar]': {
    gridColumn: '2 / -1',
    height: '4px',
    marginBlockStart: theme.space(2),
    background: `linear-gradient(90deg, ${theme.color.action}, ${theme.color.warm}) no-repeat 0 / calc(100% * var(--share)) 100%, ${theme.color.edge}`,
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
} as const;

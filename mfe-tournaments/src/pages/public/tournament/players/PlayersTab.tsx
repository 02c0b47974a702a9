import { useMemo } from 'react';
import { theme } from 'shared-kernel';
import { EmptyState } from 'shared-kernel/states';
import { goalsWithoutScorer, playerRanking, playerTallies } from '../../../../competition/statistics';
import { squadsOf } from '../../../../competition/teams/squads';
import { teamCatalogue } from '../../../../store/teamCatalogue';
import type { TabProps } from '../tabProps';
import { PlayerBoard } from './PlayerBoard';
import { playerStrings } from './strings';

export function PlayersTab({ tournament }: TabProps) {
  const tallies = useMemo(() => playerTallies(tournament, squadsOf(tournament, teamCatalogue)), [tournament]);
  const unnamed = useMemo(() => goalsWithoutScorer(tournament), [tournament]);
  const unnamedSentence = unnamed > 0 && <p css={small}>{playerStrings.withoutScorer(unnamed)}</p>;
  if (tallies.length === 0) {
    return (
      <>
        <EmptyState title={unnamed > 0 ? playerStrings.noneNamed : playerStrings.none} />
        {unnamedSentence}
      </>
    );
  }
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(5) }}>
      <div css={boards}>
        <PlayerBoard title={playerStrings.attackers} rows={playerRanking(tallies, 'attacker')} />
        <PlayerBoard title={playerStrings.defenders} rows={playerRanking(tallies, 'defender')} />
      </div>
      {unnamedSentence}
      <p css={small}>{playerStrings.rule}</p>
    </div>
  );
}

const small = { ...theme.type.small, maxWidth: theme.measure, color: theme.color.textMuted } as const;

const boards = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  alignItems: 'start',
  '@media (min-width: 60rem)': { gridTemplateColumns: '1fr 1fr' },
} as const;

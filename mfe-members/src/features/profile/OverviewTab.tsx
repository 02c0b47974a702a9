import { theme, type User } from 'shared-kernel';
import { findPlayer } from 'shared-kernel/rankings';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import { HonourList } from '../../ui/HonourList';
import { strings } from './strings';
import { WorldRankingPanel } from './WorldRankingPanel';

export function OverviewTab({ user }: { user: User }) {
  return (
    <div css={columns}>
      <Pane as="section">
        <SectionTitle>{strings.honours}</SectionTitle>
        <HonourList honours={findPlayer(user.id)?.tournaments ?? []} />
      </Pane>
      <WorldRankingPanel playerId={user.id} />
    </div>
  );
}

const columns = {
  ...theme.column,
  gap: theme.space(8),
  alignItems: 'start',
  [theme.media.desktop]: { gridTemplateColumns: '2fr 3fr' },
} as const;

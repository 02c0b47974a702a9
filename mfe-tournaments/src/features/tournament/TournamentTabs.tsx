import type { ComponentType } from 'react';
import { type TournamentTab, theme, tournamentTabs } from 'shared-kernel';
import { Tabs, useSelectedTab } from 'shared-kernel/tabs';
import type { Tournament } from '../../domain/tournament';
import { FormatTab } from './format/FormatTab';
import { MatchesTab } from './matches/MatchesTab';
import { PlayersTab } from './players/PlayersTab';
import { PlayoffsTab } from './playoffs/PlayoffsTab';
import { StandingsTab } from './standings/StandingsTab';
import { strings, tabLabels } from './strings';

export type TabProps = { readonly tournament: Tournament; readonly isOrganizer: boolean };

const contents: Readonly<Record<TournamentTab, ComponentType<TabProps>>> = {
  matches: MatchesTab,
  standings: StandingsTab,
  playoffs: PlayoffsTab,
  players: PlayersTab,
  format: FormatTab,
};

export function TournamentTabs(props: TabProps) {
  const hasPlayoffs = props.tournament.format?.playoffs === true;
  const [first, ...others] = tournamentTabs;
  const shown: readonly [TournamentTab, ...TournamentTab[]] = [
    first,
    ...others.filter((tab) => tab !== 'playoffs' || hasPlayoffs),
  ];
  const [selected, select] = useSelectedTab(shown);
  const Content = contents[selected];
  return (
    <Tabs
      label={strings.tabs}
      tabs={shown.map((id) => ({ id, label: tabLabels[id] }))}
      selected={selected}
      onSelect={select}
      columns={shown.length === 4 ? 2 : 3}
    >
      <div css={{ paddingBlockStart: theme.space(4) }}>
        <Content {...props} />
      </div>
    </Tabs>
  );
}

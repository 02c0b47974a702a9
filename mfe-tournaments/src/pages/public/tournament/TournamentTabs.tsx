import { useEffect } from 'react';
import { type TournamentTab, theme, tournamentTabs } from 'shared-kernel';
import { Tabs, useSelectedTab } from 'shared-kernel/tabs';
import { MatchList } from '../../../widgets/matches/MatchList';
import { OtherTab } from './OtherTab';
import { otherTabs } from './otherTabsModule';
import { strings, tabLabels } from './strings';
import type { TabProps } from './tabProps';

/** The first screen's own files come first. */
const patienceMs = 1000;

type Props = TabProps & {
  /** An invited scorer records matches, and changes nothing else. */
  readonly isScorer: boolean;
};

export function TournamentTabs({ isScorer, ...props }: Props) {
  const onMatches = { ...props, isOrganizer: props.isOrganizer || isScorer };
  const hasPlayoffs = props.tournament.format?.playoffs === true;
  const [first, ...others] = tournamentTabs;
  const shown: readonly [TournamentTab, ...TournamentTab[]] = [
    first,
    ...others.filter((tab) => tab !== 'playoffs' || hasPlayoffs),
  ];
  const [selected, select] = useSelectedTab(shown);
  useEffect(() => {
    const timer = setTimeout(otherTabs.request, patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Tabs
      label={strings.tabs}
      tabs={shown.map((id) => ({ id, label: tabLabels[id] }))}
      selected={selected}
      onSelect={select}
    >
      <div css={{ paddingBlockStart: theme.space(4) }}>
        {selected === 'matches' ? (
          <MatchList {...onMatches} />
        ) : (
          <OtherTab tab={selected} {...(selected === 'playoffs' ? onMatches : props)} />
        )}
      </div>
    </Tabs>
  );
}

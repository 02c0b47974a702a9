import { useEffect } from 'react';
import { importWithRetry, lazyWithRetry, type TournamentTab, theme, tournamentTabs } from 'shared-kernel';
import { ErrorState } from 'shared-kernel/states';
import { Tabs, useSelectedTab } from 'shared-kernel/tabs';
import { Skeleton, VisuallyHidden } from 'shared-kernel/ui';
import type { Tournament } from '../../../model/tournament';
import { MatchList } from '../../../widgets/matches/MatchList';
import { strings, tabLabels } from './strings';

/** Fetched in advance, so that a tab opens at once, without a network too. */
const otherTabs = importWithRetry(() => import(/* webpackChunkName: "tournaments-tabs" */ './otherTabs'));

const OtherTab = lazyWithRetry(otherTabs, (module) => module.OtherTab, {
  placeholder: (
    <div role="status">
      <VisuallyHidden>{strings.loading}</VisuallyHidden>
      <Skeleton height={480} />
    </div>
  ),
  onError: ({ onRetry }) => (
    <ErrorState title={strings.tabMissing} onRetry={onRetry}>
      {strings.tabMissingText}
    </ErrorState>
  ),
});

/** The first screen's own files come first. */
const patienceMs = 1000;

type Props = {
  readonly tournament: Tournament;
  readonly isOrganizer: boolean;
  /** An invited scorer may, and changes nothing else. */
  readonly mayRecord: boolean;
};

export function TournamentTabs({ tournament, isOrganizer, mayRecord }: Props) {
  const hasPlayoffs = tournament.format?.playoffs === true;
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
          <MatchList tournament={tournament} isOrganizer={mayRecord} />
        ) : (
          <OtherTab
            tab={selected}
            tournament={tournament}
            isOrganizer={selected === 'playoffs' ? mayRecord : isOrganizer}
          />
        )}
      </div>
    </Tabs>
  );
}

import { useEffect, useState } from 'react';
import type { TournamentTab } from 'shared-kernel';
import { ErrorState } from 'shared-kernel/states';
import { Skeleton, VisuallyHidden } from 'shared-kernel/ui';
import { loadOtherTabs, otherTabs } from './loadOtherTabs';
import { strings } from './strings';
import type { TabProps } from './TournamentTabs';

const names = {
  standings: 'StandingsTab',
  playoffs: 'PlayoffsTab',
  players: 'PlayersTab',
  format: 'FormatTab',
} as const satisfies Record<Exclude<TournamentTab, 'matches'>, string>;

type Props = TabProps & { readonly tab: keyof typeof names };

/** A tab that the page does not open with; its file is here before anybody asks for it, or comes now. */
export function OtherTab({ tab, ...props }: Props) {
  const [tabs, setTabs] = useState(otherTabs);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    loadOtherTabs().then(
      (loaded) => isWanted && setTabs(loaded),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  if (tabs !== null) {
    const Content = tabs[names[tab]];
    return <Content {...props} />;
  }
  if (hasFailed) {
    return (
      <ErrorState
        title={strings.tabMissing}
        onRetry={() => {
          setHasFailed(false);
          setAttempt(attempt + 1);
        }}
      >
        {strings.tabMissingText}
      </ErrorState>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{strings.loading}</VisuallyHidden>
      <Skeleton height={480} />
    </div>
  );
}

import type { TournamentTab } from 'shared-kernel';
import { ErrorState } from 'shared-kernel/states';
import { Skeleton, VisuallyHidden } from 'shared-kernel/ui';
import { otherTabs } from './otherTabsModule';
import { strings } from './strings';
import type { TabProps } from './tabProps';

const names = {
  standings: 'StandingsTab',
  playoffs: 'Playoffs',
  players: 'PlayersTab',
  format: 'FormatTab',
} as const satisfies Record<Exclude<TournamentTab, 'matches'>, string>;

type Props = TabProps & { readonly tab: keyof typeof names };

/** A tab other than the page's first one. Its file has been loaded in advance, or loads now. */
export function OtherTab({ tab, ...props }: Props) {
  const { module, hasFailed } = otherTabs.useArrival();
  if (module !== undefined) {
    const Content = module[names[tab]];
    return <Content {...props} />;
  }
  if (hasFailed) {
    return (
      <ErrorState title={strings.tabMissing} onRetry={otherTabs.request}>
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

import { paths, useSession } from 'shared-kernel';
import { playerRanking } from 'shared-kernel/rankings';
import { Lead, Page, PageTitle } from 'shared-kernel/ui';
import { metadata } from '../../strings';
import { BackButton } from '../../ui/BackButton';
import { SampleNote } from '../../ui/ranking/SampleNote';
import { strings as words } from './strings';
import { useRankingFilter } from './useRankingFilter';
import { WorldRanking } from './WorldRanking';

export function WorldRankingPage() {
  const session = useSession();
  const [filter, setFilter] = useRankingFilter();
  return (
    <Page>
      <BackButton fallback={paths.home()} />
      <PageTitle eyebrow={words.eyebrow}>{metadata.worldRanking.title}</PageTitle>
      <Lead>{words.lead}</Lead>
      <WorldRanking
        players={playerRanking()}
        ownId={session.status === 'member' ? String(session.user.id) : null}
        filter={filter}
        onFilterChange={setFilter}
      />
      <SampleNote />
    </Page>
  );
}

export { WorldRankingPage as Component };

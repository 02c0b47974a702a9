import { paths, useSession } from 'shared-kernel';
import { playerRanking } from 'shared-kernel/rankings';
import { strings as sectionStrings } from '../../strings';
import { RankingPage } from '../../ui/ranking/RankingPage';
import { strings as words } from './strings';
import { useRankingAddress } from './useRankingAddress';
import { WorldRanking } from './WorldRanking';

export function WorldRankingPage() {
  const session = useSession();
  return (
    <RankingPage title={sectionStrings.worldRanking} lead={words.lead} fallback={paths.home()}>
      <WorldRanking
        players={playerRanking()}
        ownId={session.status === 'member' ? String(session.user.id) : null}
        {...useRankingAddress()}
      />
    </RankingPage>
  );
}

export { WorldRankingPage as Component };

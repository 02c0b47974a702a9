import { useStored } from 'shared-kernel';
import type { TournamentSummary } from 'shared-kernel/tournaments';
import { tournaments } from '../../data/tournaments';
import { tournamentStatus } from '../../domain/tournamentStatus';
import { TournamentRow } from './TournamentRow';

/** A tournament of this browser; its status follows its stored fixtures. */
export function StoredRow({ summary }: { readonly summary: TournamentSummary }) {
  const record = useStored(tournaments.record(summary.id));
  const { teams = [], fixtures = [] } = (record.status === 'ready' && record.value) || {};
  return (
    <TournamentRow
      summary={summary}
      teams={teams}
      status={tournamentStatus(fixtures)}
      finished={fixtures.filter(({ status }) => status === 'finished').length}
      count={fixtures.length}
    />
  );
}

import { useStored } from 'shared-kernel';
import { tournaments } from '../../data/tournaments';
import type { Tournament, TournamentSummary } from '../../domain/tournament';
import { tournamentStatus } from '../../domain/tournamentStatus';
import { TournamentRow } from './TournamentRow';

type Props = {
  readonly summary: TournamentSummary;
  /** What the row tells of while nothing is stored. */
  readonly sample?: Tournament | undefined;
};

/** A tournament of this browser; its status follows its stored fixtures. */
export function StoredRow({ summary, sample }: Props) {
  const record = useStored(tournaments.record(summary.id));
  const { teams = [], fixtures = [] } = (record.status === 'ready' && record.value) || sample || {};
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

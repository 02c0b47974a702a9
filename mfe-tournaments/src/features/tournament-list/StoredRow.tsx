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

/** A tournament of this browser; its status follows its stored fixtures, or what a back end says of them. */
export function StoredRow({ summary, sample }: Props) {
  const record = useStored(tournaments.record(summary.id));
  const here = (record.status === 'ready' && record.value) || sample;
  const facts = here === undefined && summary.shared ? summary.shared : factsOf(here ?? nothing);
  return <TournamentRow {...facts} summary={summary} />;
}

const nothing = { teams: [], fixtures: [] };

function factsOf({ teams, fixtures }: Pick<Tournament, 'teams' | 'fixtures'>) {
  const finished = fixtures.filter(({ status }) => status === 'finished').length;
  return { teams, status: tournamentStatus(fixtures), finished, count: fixtures.length };
}

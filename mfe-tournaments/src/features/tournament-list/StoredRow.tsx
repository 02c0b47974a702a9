import { useStored } from 'shared-kernel';
import type { Live } from '../../data/live/followScores';
import { tournaments } from '../../data/tournaments';
import { progressOf } from '../../domain/progressOf';
import type { Tournament, TournamentSummary } from '../../domain/tournament';
import { tournamentStatus } from '../../domain/tournamentStatus';
import { TournamentRow } from './TournamentRow';

type Props = {
  readonly summary: TournamentSummary;
  /** The row's tournament while none is stored. */
  readonly sample?: Tournament | undefined;
  /** Live scores ahead of the record. */
  readonly live: Live | null;
};

/** A tournament of this browser; its status comes from its fixtures, or from a back end. */
export function StoredRow({ summary, sample, live }: Props) {
  const record = useStored(tournaments.record(summary.id));
  const here = (record.status === 'ready' && record.value) || sample;
  const facts =
    here === undefined && summary.shared
      ? summary.shared
      : factsOf(here ? (live?.lay(here) ?? here) : nothing);
  return <TournamentRow {...facts} summary={summary} />;
}

const nothing = { teams: [], fixtures: [] };

function factsOf({ teams, fixtures }: Pick<Tournament, 'teams' | 'fixtures'>) {
  return { teams, status: tournamentStatus(fixtures), ...progressOf(fixtures) };
}

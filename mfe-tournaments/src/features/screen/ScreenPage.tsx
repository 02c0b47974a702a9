import { useEffect, useState } from 'react';
import { PageMetadata } from 'shared-kernel';
import { useParams } from 'shared-kernel/router';
import type { Tournament } from '../../domain/tournament';
import { MissingTournament } from '../../ui/missing-tournament/MissingTournament';
import { useIsAbsent } from '../../ui/useIsAbsent';
import { useReadTournament } from '../../ui/useReadTournament';
import { FullWindow } from './FullWindow';
import { Screen } from './Screen';
import { strings } from './strings';

export function ScreenPage() {
  const { tournamentId = '' } = useParams();
  const arrival = useReadTournament(tournamentId);
  const [last, setLast] = useState<Tournament | null>(null);
  const now = arrival.status === 'ready' ? arrival.tournament : null;
  useEffect(() => {
    if (now !== null) setLast(now);
  }, [now]);
  // A running screen keeps the last known record, even if this device loses it, until the tournament is known to be deleted.
  const isDeleted = useIsAbsent(tournamentId) && arrival.status === 'missing';
  const tournament = now ?? (last?.id === tournamentId && !isDeleted ? last : null);
  if (tournament !== null) {
    const { id, name } = tournament;
    return (
      <>
        <PageMetadata title={strings.metaTitle(name)} description={strings.description(name)} />
        <Screen key={id} tournament={tournament} />
      </>
    );
  }
  if (arrival.status === 'missing') return <MissingTournament id={tournamentId} />;
  return (
    <FullWindow tournamentId={tournamentId}>
      <p role="status">{strings.loading}</p>
    </FullWindow>
  );
}

export { ScreenPage as Component };

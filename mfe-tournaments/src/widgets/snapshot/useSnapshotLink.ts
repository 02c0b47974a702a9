import { useEffect, useState } from 'react';
import type { Tournament, TournamentSummary } from '../../model/tournament';
import { presentTime } from '../../store/stamps';
import { snapshotLink } from '../lateParts';
import { useIsOnlyHere } from '../useAddress';
import type { SnapshotLink } from './snapshotLink';

/**
 * The link to a snapshot of a tournament that is in this browser alone, made anew with each change; undefined while it is
 * made, null if there is none.
 */
export function useSnapshotLink(tournament: Tournament | TournamentSummary): SnapshotLink | null | undefined {
  const [link, setLink] = useState<SnapshotLink | null>();
  const isWanted = useIsOnlyHere(tournament.id) && 'fixtures' in tournament;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void snapshotLink
      .load()
      .then((module) => module.makeSnapshotLink(tournament, presentTime()))
      .catch(() => null)
      .then((made) => isCurrent && setLink(made));
    return () => {
      isCurrent = false;
    };
  }, [tournament, isWanted]);
  return isWanted ? link : null;
}

import { useEffect, useState } from 'react';
import { sharedBackEnd } from 'shared-kernel';
import type { SheetEvent } from '../../../model/sheetEvent';
import { type Fixture, logOf, type Tournament } from '../../../model/tournament';
import { loadSharing } from '../../../store/loadSharing';
import type { SheetSharing } from '../../../sync/sharing';
import { useSharing } from '../../../widgets/useSharing';

export type SharedSheet = Partial<SheetSharing>;

/** Keeps an open sheet the same on all scorers' devices; without a back end it waits for nothing and shows nothing. */
export function useSharedSheet(
  tournament: Tournament,
  { id: fixture, published = 0 }: Fixture,
  known: number,
) {
  const { id } = tournament;
  const log = logOf(tournament);
  const [sheet, setSheet] = useState<SharedSheet>({ isArrived: sharedBackEnd() === undefined });
  useEffect(() => {
    const opened = loadSharing().then((sharing) => {
      // Without its code the events of others are unknown.
      if (sharing === null) setSheet({ isArrived: true });
      return sharing?.openSheet({ id, log, fixture }, setSheet);
    });
    return () => void opened.then((close) => close?.());
  }, [id, log, fixture]);
  /** Of a match that others have written on, the plays are on their way. */
  return { sheet, isAwaited: !sheet.isArrived && known < published };
}

const unnamed: ReadonlyMap<string, string> = new Map();

/** The names of a sheet's writers, by the authors of its events; those of the others are fetched once they have written. */
export function useWriters(tournamentId: string, events: readonly SheetEvent[], me: string | undefined) {
  const [names, setNames] = useState(unnamed);
  const others = [...new Set(events.map(({ author }) => author))]
    .filter((author) => author !== undefined && author !== me)
    .sort()
    .join();
  const sharing = useSharing();
  useEffect(() => {
    let isWanted = others !== '';
    if (isWanted)
      void sharing?.readWriters(tournamentId).then((answer) => {
        if (isWanted && answer.ok) setNames(new Map(answer.value.map(({ person, name }) => [person, name])));
      });
    return () => {
      isWanted = false;
    };
  }, [tournamentId, others, sharing]);
  return names;
}

import { useEffect, useState } from 'react';
import type { SheetEvent } from '../../../model/sheetEvent';
import { loadSharing } from '../../../store/loadSharing';

const unnamed: ReadonlyMap<string, string> = new Map();

/** The names of a sheet's writers, by the authors of its events; those of the others are fetched once they have written. */
export function useWriters(
  tournamentId: string,
  events: readonly SheetEvent[],
  me: string | undefined,
): ReadonlyMap<string, string> {
  const [names, setNames] = useState(unnamed);
  const others = [...new Set(events.map(({ author }) => author))]
    .filter((author) => author !== undefined && author !== me)
    .sort()
    .join();
  useEffect(() => {
    let isWanted = true;
    if (others !== '')
      void loadSharing()
        .then((sharing) => sharing?.readWriters(tournamentId))
        .then((answer) => {
          if (isWanted && answer?.ok)
            setNames(new Map(answer.value.map(({ person, name }) => [person, name])));
        });
    return () => {
      isWanted = false;
    };
  }, [tournamentId, others]);
  return names;
}

import type { SheetEvent } from '../model/sheetEvent';

/** A scorer who has written nothing for this long before the sheet's last event has handed the sheet over. */
const presentMs = 10 * 60_000;

/** The authors who write on a sheet beside a person; none where writers have no names. */
export function otherWriters(events: readonly SheetEvent[], person: string | undefined): readonly string[] {
  if (person === undefined) return [];
  const moments = events.map(({ at }) => Date.parse(at)).filter((moment) => !Number.isNaN(moment));
  const last = moments.reduce((latest, moment) => Math.max(latest, moment), 0);
  const present = events.flatMap(({ author, at }) =>
    author !== undefined && author !== person && last - Date.parse(at) <= presentMs ? [author] : [],
  );
  return [...new Set(present)].sort();
}

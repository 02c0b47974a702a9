import { withoutResults } from '../competition/composeTournament';
import { withinLimit } from '../competition/draftRefusal';
import { isLeagueFixture, logOf, type Tournament, type TournamentSummary } from '../model/tournament';
import { sampleTournament } from '../store/sampleTournament';
import { createStoredTournaments } from '../store/storedTournaments';
import { isSameData } from './copies';
import { unsentOfLog } from './exchangeMatch';
import { readRow } from './rows';
import { exchange } from './sending';
import { save } from './sharing';

/** Tournaments from before the site had a back end. */
const device = createStoredTournaments();

export const { summaries } = device;

/** Those that may be published: not the sample. */
export function publishable(list: readonly TournamentSummary[]): readonly TournamentSummary[] {
  return list.filter(({ id }) => id !== sampleTournament.id);
}

/** The organiser has read why it was `refused`. An `incomplete` tournament stays on this device. */
export type Publication = {
  readonly kind: 'published' | 'unreadable' | 'taken' | 'incomplete' | 'refused';
};

/** Publishes a tournament. The local copy stays until the back end has confirmed record and events: it is repeatable. */
export async function publishFromDevice(id: string): Promise<Publication> {
  const kept = await device.record(id).read();
  if (kept === null) return { kind: 'unreadable' };
  const record = { ...kept, name: withinLimit(kept.name) };
  const there = await readRow(id);
  if (there.ok && there.value !== null) {
    // Another tournament of that identifier is not written over.
    if (there.value.record === null || !isSameTournament(there.value.record, record))
      return { kind: 'taken' };
  } else {
    const saved = await save(record);
    if (!saved.ok) return { kind: 'refused' };
    const kept = await readRow(id);
    if (!kept.ok || !isSameData(kept.value?.record, withoutResults(saved.value)))
      return { kind: 'incomplete' };
  }
  const log = logOf(record);
  for (const fixture of await unsentOfLog(log)) if (!(await exchange(record, fixture)).ok) break;
  if ((await unsentOfLog(log)).length > 0) return { kind: 'incomplete' };
  await device.summaries.update((list) => list.filter((summary) => summary.id !== id));
  await device.record(id).remove();
  return { kind: 'published' };
}

/** Whether the same teams play the same matches: others may have recorded scores since an answer was lost. */
function isSameTournament(a: Tournament, b: Tournament): boolean {
  const idsOf = ({ fixtures }: Tournament) => fixtures.filter(isLeagueFixture).map(({ id }) => id);
  const matter = (of: Tournament) => [of.name, of.date, of.teams, idsOf(of)];
  return isSameData(matter(a), matter(b));
}

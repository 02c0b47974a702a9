import type { Tournament } from '../model/tournament';
import { publishSheets } from '../scoring/publishSheet';
import type { TournamentUpdate } from './createTournamentRepository';
import { keepMatches } from './events/logEvents';
import { fetchTournament, forgetLog, type ReplaceOptions, replaceMatches } from './replacing';
import { newId } from './stamps';
import { tournaments } from './tournaments';

export { readFile } from './readTournamentFile';

/** Takes a tournament from a file, with its logs, in the place of the one with its identifier. */
export async function importTournament(file: Tournament, options: ReplaceOptions = {}) {
  await fetchTournament(file.id);
  const before = await tournaments.record(file.id).read();
  return replaceMatches(file.id, before, 'import-replaced', options, () => takeFile(file));
}

async function takeFile(file: Tournament): Promise<TournamentUpdate> {
  const log = newId();
  const logs = new Map(
    file.fixtures.flatMap(({ id, events = [] }) => (events.length > 0 ? [[id, events]] : [])),
  );
  // Without an event store, the events stay in the record, from which a later write can store them.
  const isKept = await keepMatches(log, logs).then(
    () => true,
    () => false,
  );
  const fixtures = file.fixtures.map(({ published: _count, ...fixture }) => fixture);
  const sheets = new Map(
    [...logs].map(([id, events]) => [id, { events, unkept: isKept ? [] : events }] as const),
  );
  const saved = await tournaments.save(publishSheets({ ...file, fixtures, log }, sheets));
  if (!saved.ok) await forgetLog(log);
  return saved;
}

import { eventsFromDetails } from '../../domain/match-sheet/eventsFromDetails';
import { type Fixture, logOf, type Tournament } from '../../domain/tournament';
import { catchUp } from '../catchUp';
import type { TournamentWriting } from '../createTournamentRepository';
import { changeMatch, countsOfLog } from '../match-events/matchEvents';
import { tournaments } from '../tournaments';
import { keepInTrash, takeOut } from './trash';
import type { TrashEntry } from './trashEntry';

/**
 * Restores a tournament with its sheets, which include later events if its log is the same. The present state goes to
 * the trash, so that a restore can be undone. Without a trash, nothing is restored.
 */
export async function restore(
  entry: TrashEntry,
): Promise<
  TournamentWriting<Tournament> | { readonly ok: false; readonly refusal: { readonly kind: 'no-trash' } }
> {
  const { tournament } = entry;
  const now = await tournaments.record(tournament.id).read();
  if (now !== null && (await keepInTrash(now, 'restored-over')) === null) {
    return { ok: false, refusal: { kind: 'no-trash' } };
  }
  const log = logOf(tournament);
  const fixtures = now === null ? await withStandIns(tournament) : tournament.fixtures;
  const saved = await tournaments.save({ ...tournament, fixtures, log });
  if (!saved.ok) return saved;
  await takeOut(entry);
  // The page may already have updated the earlier state.
  await catchUp(tournament.id, entry.id);
  return saved;
}

/**
 * The matches of a deleted tournament. A back end has deleted the events of others with it, so a result can be made of
 * more events than this device has. They never come back, and a correction would count as incomplete: events derived
 * from the sheet take the place of the part.
 */
async function withStandIns(tournament: Tournament): Promise<readonly Fixture[]> {
  const log = logOf(tournament);
  const counts = await countsOfLog(log).catch(() => null);
  if (counts === null) return tournament.fixtures;
  return Promise.all(
    tournament.fixtures.map(async (fixture) => {
      const { id, result } = fixture;
      const { published = 0, ...others } = fixture;
      const count = counts.get(id) ?? 0;
      if (count >= published) return fixture;
      const standIns = result?.details ? eventsFromDetails(result.details) : [];
      if (count > 0) await changeMatch({ log, fixture: id }, () => standIns);
      return count > 0 ? { ...others, published: standIns.length } : others;
    }),
  );
}

import { resultsOf } from '../competition/composeTournament';
import { recomputeTournament } from '../competition/recomputeTournament';
import { type Fixture, logOf, type Tournament } from '../model/tournament';
import type { TournamentRepository, TournamentUpdate } from '../store/createTournamentRepository';
import { countsOfLog } from '../store/events/matchEvents';
import { changeThere } from './changeThere';
import type { Copies } from './copies';
import { inTurn } from './inTurn';
import { done, refuse } from './refusals';
import { countsThere, deleteRow, insertRow, isThere } from './rows';

type Changes = Pick<TournamentRepository, 'save' | 'update' | 'delete'>;

/** A repository of the back end's tournaments: changes go to the back end, and this device's copy follows. */
export function createSharedRepository(copies: Copies): Changes {
  async function change(
    id: string,
    work: (current: Tournament) => Tournament,
    isConfirmed: (fixture: Fixture) => boolean,
  ): Promise<TournamentUpdate> {
    const changed = await changeThere(copies, id, work, isConfirmed);
    if (changed.ok) return done(changed.value);
    const { refusal } = changed;
    if (refusal.kind === 'playoffs-at-stake') return { ok: false, refusal };
    if (refusal.kind !== 'missing-tournament') return refuse(refusal);
    await copies.drop(id);
    return { ok: false, refusal };
  }

  /** Creates this device's tournament at the back end, or overwrites the existing one. */
  async function put(given: Tournament): Promise<TournamentUpdate> {
    const { id } = given;
    const [there, counts] = [await isThere(id), await countsThere(id, logOf(given))];
    if (!there.ok) return refuse(there.refusal);
    if (!counts.ok) return refuse(counts.refusal);
    const { tournament } = recomputeTournament(await withStatedResults(given, counts.value));
    if (there.value) return change(id, () => tournament, everything);
    const inserted = await insertRow(tournament);
    if (!inserted.ok) return refuse(inserted.refusal);
    if (inserted.value === null) return refuse({ kind: 'forbidden' });
    await copies.take(id, { ...inserted.value, head: 0, results: resultsOf(tournament) }, { isMade: true });
    return done(tournament);
  }

  return {
    save: (tournament) =>
      inTurn(tournament.id, async () => {
        const saved = await put(tournament);
        if (saved.ok) return saved;
        const { refusal } = saved;
        // Another organiser deleted it at this very moment.
        if (refusal.kind === 'missing-tournament') return refuse({ kind: 'too-busy' });
        if (refusal.kind === 'playoffs-at-stake')
          throw new Error('A tournament that is given as a whole is not at stake.');
        return { ok: false, refusal };
      }),

    update: (id, work, { confirmed = [] } = {}) =>
      inTurn(id, () =>
        change(id, work, confirmed === 'all' ? everything : (fixture) => confirmed.includes(fixture.id)),
      ),

    delete: (id) =>
      inTurn(id, async () => {
        const deleted = await deleteRow(id);
        if (!deleted.ok) return refuse(deleted.refusal);
        // It did not exist or belongs to another organiser; in the second case the member can still read it.
        const left = deleted.value ? undefined : await isThere(id);
        if (left?.ok === false) return refuse(left.refusal);
        if (left?.value) return refuse({ kind: 'forbidden' });
        await copies.drop(id);
        return done(undefined);
      }),
  };
}

const everything = () => true;

/**
 * A result that the back end does not have, and whose events this device does not have either, as of a tournament from
 * the trash that others scored: it is stated in the record as it is.
 */
async function withStatedResults(
  tournament: Tournament,
  there: ReadonlyMap<string, number>,
): Promise<Tournament> {
  const here = await countsOfLog(logOf(tournament)).catch(() => new Map<string, number>());
  const fixtures = tournament.fixtures.map((fixture) => {
    const { published = 0, ...stated } = fixture;
    const { id, events = [] } = fixture;
    const known = Math.max(there.get(id) ?? 0, here.get(id) ?? 0, events.length);
    return known >= published ? fixture : stated;
  });
  return { ...tournament, fixtures };
}

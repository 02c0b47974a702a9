import { recomputeTournament } from '../../domain/recomputeTournament';
import type { Fixture, Tournament } from '../../domain/tournament';
import type { TournamentRepository, TournamentUpdate } from '../createTournamentRepository';
import { changeThere } from './changeThere';
import type { Copies } from './copies';
import { inTurn } from './inTurn';
import { done, refuse } from './refusals';
import { deleteRow, insertRow, readRow } from './rows';
import { takeAhead } from './takeAhead';

type Changes = Pick<TournamentRepository, 'save' | 'update' | 'delete'>;

/** A repository of the back end's tournaments: changes go to the back end, and this device's copy follows. */
export function createSharedRepository(copies: Copies): Changes {
  async function change(
    id: string,
    work: (current: Tournament) => Tournament,
    isConfirmed: (fixture: Fixture) => boolean,
  ): Promise<TournamentUpdate> {
    const changed = await changeThere(id, work, isConfirmed);
    if (changed.ok) {
      await takeAhead(copies, changed.row, { isMade: true });
      return done(changed.row.record);
    }
    const { refusal } = changed;
    if (refusal.kind === 'playoffs-at-stake') return { ok: false, refusal };
    if (refusal.kind !== 'missing-tournament') return refuse(refusal);
    await copies.drop(id);
    return { ok: false, refusal };
  }

  /** Creates this device's tournament at the back end, or overwrites the existing one. */
  async function put(tournament: Tournament): Promise<TournamentUpdate> {
    const there = await readRow(tournament.id);
    if (!there.ok) return refuse(there.refusal);
    if (there.value !== null) return change(tournament.id, () => tournament, everything);
    const inserted = await insertRow(recomputeTournament(tournament).tournament);
    if (!inserted.ok) return refuse(inserted.refusal);
    if (inserted.value === null) return refuse({ kind: 'forbidden' });
    await copies.take(inserted.value, { isMade: true });
    return done(inserted.value.record);
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
        const left = deleted.value ? undefined : await readRow(id);
        if (left?.ok === false) return refuse(left.refusal);
        if (left?.value) return refuse({ kind: 'forbidden' });
        await copies.drop(id);
        return done(undefined);
      }),
  };
}

const everything = () => true;

import { subscribe } from 'shared-kernel';
import * as built from '../../competition/testing/aTournament';
import { type Fixture, summaryOf } from '../../model/tournament';
import type { TournamentRepository } from '../createTournamentRepository';

export const aFixture = (parts: Partial<Fixture> = {}) => built.aFixture({ id: '1', ...parts });

export const aTournament = (parts: Parameters<typeof built.aTournament>[0] = {}) =>
  built.aTournament({
    name: 'Championnat de France',
    teams: ['Lille', 'Lyon'],
    fixtures: [aFixture()],
    ...parts,
  });

const summary = summaryOf(aTournament());

/** The contract of every adapter of the tournaments; `make` returns an empty one. */
export function describeTournamentContract(adapter: string, make: () => TournamentRepository) {
  describe(`tournaments in ${adapter}`, () => {
    let repository: TournamentRepository;
    let events: [string, string][];
    let leaves: (() => void)[];

    beforeEach(() => {
      repository = make();
      events = [];
      leaves = (['tournaments:saved', 'tournaments:deleted'] as const).map((name) =>
        subscribe(name, ({ tournamentId }) => events.push([name, tournamentId])),
      );
    });
    afterEach(() => {
      for (const leave of leaves) leave();
    });

    test('saving a tournament stores its record and summary, and emits one event', async () => {
      const tournament = aTournament();
      expect(await repository.save(tournament)).toEqual({ ok: true, value: tournament });
      expect(await repository.record(tournament.id).read()).toEqual(tournament);
      expect(await repository.summaries.read()).toEqual([summary]);
      expect(events).toEqual([['tournaments:saved', tournament.id]]);
    });

    test('a changed name changes the summary in its place', async () => {
      await repository.save(aTournament({ id: 'a' }));
      await repository.save(aTournament({ id: 'b' }));
      await repository.update('a', (current) => ({ ...current, name: 'Coupe du Nord' }));
      expect((await repository.summaries.read()).map(({ id, name }) => [id, name])).toEqual([
        ['a', 'Coupe du Nord'],
        ['b', 'Championnat de France'],
      ]);
    });

    test('concurrent changes are all kept', async () => {
      await repository.save(aTournament({ id: 'a', fixtures: [] }));
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          repository.update('a', (current) => ({
            ...current,
            fixtures: [...current.fixtures, aFixture({ id: String(index) })],
          })),
        ),
      );
      expect((await repository.record('a').read())?.fixtures).toHaveLength(20);
      expect(await repository.summaries.read()).toHaveLength(1);
    });

    test('a change without effect emits no event', async () => {
      await repository.save(aTournament({ id: 'a' }));
      expect((await repository.update('a', (current) => current)).ok).toBe(true);
      expect(events).toHaveLength(1);
    });

    test('a missing tournament cannot be changed', async () => {
      const change = jest.fn();
      expect(await repository.update('gone', change)).toEqual({
        ok: false,
        refusal: { kind: 'missing-tournament' },
      });
      expect(change).not.toHaveBeenCalled();
      expect(await repository.summaries.read()).toEqual([]);
      expect(events).toEqual([]);
    });

    test('deleting removes record and summary of one tournament, and emits one event', async () => {
      await repository.save(aTournament({ id: 'a' }));
      await repository.save(aTournament({ id: 'b' }));
      expect(await repository.delete('a')).toEqual({ ok: true, value: undefined });
      expect(await repository.record('a').read()).toBeNull();
      expect((await repository.summaries.read()).map(({ id }) => id)).toEqual(['b']);
      expect(events.slice(2)).toEqual([['tournaments:deleted', 'a']]);
    });

    test('list and record agree after any race of changes and deletions', async () => {
      await Promise.all(
        ['a', 'b', 'c'].flatMap((id) => [
          repository.save(aTournament({ id })),
          repository.update(id, (current) => ({ ...current, name: 'Autre' })),
          repository.delete(id),
          repository.update(id, (current) => ({ ...current, name: 'Zombie' })),
        ]),
      );
      expect(await repository.summaries.read()).toEqual([]);
      for (const id of ['a', 'b', 'c']) expect(await repository.record(id).read()).toBeNull();
    });
  });
}

/** The additional contract of adapters that store tournaments on the device, where a first visit finds samples. */
export function describeSampleContract(adapter: string, make: () => TournamentRepository) {
  describe(`samples in ${adapter}`, () => {
    let repository: TournamentRepository;

    beforeEach(() => {
      repository = make();
    });

    test('samples are stored at a first visit, without an event', async () => {
      const events: string[] = [];
      const leave = subscribe('tournaments:saved', ({ tournamentId }) => events.push(tournamentId));
      await repository.seed([aTournament({ id: 'sample' })]);
      expect((await repository.summaries.read()).map(({ id }) => id)).toEqual(['sample']);
      expect(await repository.record('sample').read()).toEqual(aTournament({ id: 'sample' }));
      leave();
      expect(events).toEqual([]);
    });

    test('deleted samples do not come back', async () => {
      expect(repository.isUntouched(await repository.summaries.read())).toBe(true);
      await repository.seed([aTournament({ id: 'sample' })]);
      await repository.delete('sample');
      await repository.seed([aTournament({ id: 'sample' })]);
      expect(await repository.summaries.read()).toEqual([]);
      expect(repository.isUntouched(await repository.summaries.read())).toBe(false);
      expect(await repository.record('sample').read()).toBeNull();
    });

    test('samples do not change existing tournaments', async () => {
      await repository.save(aTournament({ id: 'mine' }));
      await repository.seed([aTournament({ id: 'sample' })]);
      expect((await repository.summaries.read()).map(({ id }) => id)).toEqual(['mine']);
    });
  });
}

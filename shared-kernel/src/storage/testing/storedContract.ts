import * as v from 'valibot';
import type { Stored } from '../contract';
import type { StoredDefinition } from '../createStored';
import { soundList } from '../tolerance';

export type Score = { readonly team: string; readonly goals: number };
const empty: readonly Score[] = [];

/** The list that the contract speaks of. */
export const scores: StoredDefinition<readonly Score[]> = {
  key: 'scores',
  schema: soundList(v.looseObject({ team: v.string(), goals: v.number() })),
  empty,
};

const lille = { team: 'Lille', goals: 7 };
const lyon = { team: 'Lyon', goals: 5 };

/** What every adapter of `Stored` promises; `make` gives fresh, empty data, as described by `scores`. */
export function describeStoredContract(adapter: string, make: () => Stored<readonly Score[]>) {
  describe(`stored data in ${adapter}`, () => {
    let data: Stored<readonly Score[]>;
    beforeEach(() => {
      data = make();
    });

    test('is the empty value itself until something is stored', async () => {
      expect(await data.read()).toBe(empty);
      await data.update((current) => {
        expect(current).toBe(empty);
        return [];
      });
      expect(await data.read()).toEqual([]);
      expect(await data.read()).not.toBe(empty);
    });

    test('reads what was written', async () => {
      expect(await data.update(() => [lille])).toEqual({ ok: true, value: [lille] });
      expect(await data.read()).toEqual([lille]);
      expect(data.snapshot()).toEqual({ status: 'ready', value: [lille] });
    });

    test('changes what is there, in turn', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, goals) =>
          data.update((current) => [...current, { team: 'Lille', goals }]),
        ),
      );
      expect(await data.read()).toHaveLength(20);
    });

    test('tells its observers of a change after it is done', async () => {
      const seen: unknown[] = [];
      data.observe(() => seen.push(data.snapshot()));
      await data.update(() => [lyon]);
      expect(seen).toEqual([{ status: 'ready', value: [lyon] }]);
    });

    test('tells nothing of a write that changes nothing', async () => {
      await data.update(() => [lyon]);
      const listener = jest.fn();
      data.observe(listener);
      await data.update((current) => current);
      await data.update(() => [lyon]);
      expect(listener).not.toHaveBeenCalled();
    });

    test('tells nothing to an observer that left, and goes on telling the others', async () => {
      const [gone, there] = [jest.fn(), jest.fn()];
      const leave = data.observe(gone);
      data.observe(there);
      leave();
      await data.update(() => [lyon]);
      expect(gone).not.toHaveBeenCalled();
      expect(there).toHaveBeenCalledTimes(1);
    });

    test('keeps its snapshot until the data is another one', async () => {
      await data.update(() => [lyon]);
      const before = data.snapshot();
      expect(data.snapshot()).toBe(before);
      await data.update((current) => [...current, lille]);
      expect(data.snapshot()).not.toBe(before);
    });

    test('is empty again when removed', async () => {
      await data.update(() => [lyon]);
      const listener = jest.fn();
      data.observe(listener);
      expect(await data.remove()).toEqual({ ok: true, value: undefined });
      expect(await data.read()).toBe(empty);
      expect(listener).toHaveBeenCalledTimes(1);
    });

    test('a change that throws leaves everything as it was, and the next one goes on', async () => {
      await data.update(() => [lyon]);
      const faulty = data.update(() => {
        throw new Error('a bug');
      });
      await expect(faulty).rejects.toThrow('a bug');
      await data.update((current) => [...current, lille]);
      expect(await data.read()).toEqual([lyon, lille]);
    });
  });
}

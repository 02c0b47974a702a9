import * as v from '../../schema';
import { soundList } from '../../tolerance';
import type { Stored } from '../contract';
import { listFormat, recordFormat } from '../format';

/** The goals of a team, by its name. */
export type Score = { readonly id: string; readonly goals: number };
export const noScores: readonly Score[] = [];

const scoreSchema = v.looseObject({ id: v.string, goals: v.number });

/** The list that the contract speaks of, kept as one value and as a list of versioned records. */
export const scores = { key: 'scores', format: recordFormat(soundList(scoreSchema), noScores) };
export const listedScores = {
  key: 'scores',
  format: listFormat({ version: 1, steps: {}, schema: scoreSchema }, noScores),
};

const lille = { id: 'Lille', goals: 7 };
const lyon = { id: 'Lyon', goals: 5 };

/** What every adapter of `Stored` promises; `make` gives fresh, empty data, as `scores` or `listedScores`. */
export function describeStoredContract(adapter: string, make: () => Stored<readonly Score[]>) {
  describe(`stored data in ${adapter}`, () => {
    let data: Stored<readonly Score[]>;
    beforeEach(() => {
      data = make();
    });

    test('is the empty value itself until something is stored', async () => {
      expect(await data.read()).toBe(noScores);
      await data.update((current) => {
        expect(current).toBe(noScores);
        return [];
      });
      expect(await data.read()).toEqual([]);
      expect(await data.read()).not.toBe(noScores);
    });

    test('reads what was written', async () => {
      expect(await data.update(() => [lille])).toEqual({ ok: true, value: [lille] });
      expect(await data.read()).toEqual([lille]);
      expect(data.snapshot()).toEqual({ status: 'ready', value: [lille] });
    });

    test('changes what is there, in turn', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, goals) =>
          data.update((current) => [...current, { id: 'Lille', goals }]),
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
      expect(await data.read()).toBe(noScores);
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

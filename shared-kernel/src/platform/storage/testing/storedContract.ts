import * as v from 'valibot';
import { soundList } from '../../tolerance';
import type { Stored } from '../contract';
import { listFormat, recordFormat } from '../format';

/** The goals of a team, by its name. */
export type Score = { readonly id: string; readonly goals: number };
export const noScores: readonly Score[] = [];

const scoreSchema = v.looseObject({ id: v.string(), goals: v.number() });

/** The list in the contract's tests, stored as one value and as a list of versioned records. */
export const scores = { key: 'scores', format: recordFormat(soundList(scoreSchema), noScores) };
export const listedScores = {
  key: 'scores',
  format: listFormat({ version: 1, steps: {}, schema: scoreSchema }, noScores),
};

const lille = { id: 'Lille', goals: 7 };
const lyon = { id: 'Lyon', goals: 5 };

/** The contract of every adapter of `Stored`; `make` returns fresh, empty data, as `scores` or `listedScores`. */
export function describeStoredContract(adapter: string, make: () => Stored<readonly Score[]>) {
  describe(`stored data in ${adapter}`, () => {
    let data: Stored<readonly Score[]>;
    beforeEach(() => {
      data = make();
    });

    test('is the given empty value until a value is stored', async () => {
      expect(await data.read()).toBe(noScores);
      await data.update((current) => {
        expect(current).toBe(noScores);
        return [];
      });
      expect(await data.read()).toEqual([]);
      expect(await data.read()).not.toBe(noScores);
    });

    test('reads the written value', async () => {
      expect(await data.update(() => [lille])).toEqual({ ok: true, value: [lille] });
      expect(await data.read()).toEqual([lille]);
      expect(data.snapshot()).toEqual({ status: 'ready', value: [lille] });
    });

    test('applies concurrent changes in turn', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, goals) =>
          data.update((current) => [...current, { id: 'Lille', goals }]),
        ),
      );
      expect(await data.read()).toHaveLength(20);
    });

    test('notifies its observers after a change', async () => {
      const seen: unknown[] = [];
      data.observe(() => seen.push(data.snapshot()));
      await data.update(() => [lyon]);
      expect(seen).toEqual([{ status: 'ready', value: [lyon] }]);
    });

    test('does not notify about a write without effect', async () => {
      await data.update(() => [lyon]);
      const listener = jest.fn();
      data.observe(listener);
      await data.update((current) => current);
      await data.update(() => [lyon]);
      expect(listener).not.toHaveBeenCalled();
    });

    test('does not notify an observer that unsubscribed, and notifies the others', async () => {
      const [gone, there] = [jest.fn(), jest.fn()];
      const leave = data.observe(gone);
      data.observe(there);
      leave();
      await data.update(() => [lyon]);
      expect(gone).not.toHaveBeenCalled();
      expect(there).toHaveBeenCalledTimes(1);
    });

    test('keeps its snapshot until the data changes', async () => {
      await data.update(() => [lyon]);
      const before = data.snapshot();
      expect(data.snapshot()).toBe(before);
      await data.update((current) => [...current, lille]);
      expect(data.snapshot()).not.toBe(before);
    });

    test('is empty again after its removal', async () => {
      await data.update(() => [lyon]);
      const listener = jest.fn();
      data.observe(listener);
      expect(await data.remove()).toEqual({ ok: true, value: undefined });
      expect(await data.read()).toBe(noScores);
      expect(listener).toHaveBeenCalledTimes(1);
    });

    test('a change that throws changes nothing, and the next one runs', async () => {
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

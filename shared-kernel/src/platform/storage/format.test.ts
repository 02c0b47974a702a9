import fc from 'fast-check';
import * as v from 'valibot';
import { orElse, soundList } from '../tolerance';
import { listFormat, recordFormat } from './format';
import type { Shape } from './shape';

type Booking = { id: string; hour: number };

/** Made up: version 1 kept the hour as a text. */
const shape: Shape<Booking> = {
  version: 2,
  steps: { 1: (older) => ({ ...older, hour: Number(older.hour) }) },
  schema: v.looseObject({ id: v.string(), hour: v.number(), note: v.optional(orElse(v.string(), '')) }),
};

const today = (id: string, hour: number) => ({ id, hour, version: 2 });
const older = (id: string, hour: number) => ({ id, hour: String(hour) });
const newer = (id: string, hour: number) => ({ id, hour, court: [4], version: 3 });
const unreadable = (what: unknown) => ({ id: 3, what });

describe('a value with a schema and no versions', () => {
  const empty: readonly Booking[] = [];
  const bookings = recordFormat(soundList(v.looseObject({ id: v.string(), hour: v.number() })), empty);

  test('is the given empty value while nothing is stored', () => {
    expect(bookings.read(null)).toMatchObject({ damaged: [] });
    expect(bookings.read(null).value).toBe(empty);
  });

  test.each(['null', '12', '"text"', '{}', '', 'undefined', '{"half'])(
    'is empty where the text is %s, but not the given empty value',
    (text) => {
      const { value, damaged } = bookings.read(text);
      expect([value, damaged]).toEqual([[], [text]]);
      expect(value).not.toBe(empty);
    },
  );

  test('keeps unknown fields', () => {
    const text = JSON.stringify([{ id: 'a', hour: 10, court: 4 }]);
    expect(bookings.read(text)).toMatchObject({ value: [{ id: 'a', hour: 10, court: 4 }], damaged: [] });
  });

  test('keeps the valid part of a damaged text, and reports the damage', () => {
    const text = JSON.stringify([{ id: 'a', hour: 10 }, { id: 'b' }]);
    expect(bookings.read(text)).toMatchObject({ value: [{ id: 'a', hour: 10 }], damaged: [text] });
  });
});

describe('one record', () => {
  const bookings = recordFormat<Booking | null>(shape, null);

  test('is stored with its version, which its value does not contain', () => {
    const text = bookings.read(null).rewrite({ id: 'a', hour: 10 })?.text ?? '';
    expect(JSON.parse(text)).toEqual(today('a', 10));
    expect(bookings.read(text)).toMatchObject({ value: { id: 'a', hour: 10 }, damaged: [] });
    expect(bookings.read(text).value).not.toHaveProperty('version');
  });

  test('of an older version is migrated, and rewritten in the current version', () => {
    const reading = bookings.read(JSON.stringify(older('a', 10)));
    expect(reading).toMatchObject({ value: { id: 'a', hour: 10 }, damaged: [] });
    expect(JSON.parse(reading.rewrite({ id: 'a', hour: 11 })?.text ?? '')).toEqual(today('a', 11));
  });

  test('of a newer version is readable and cannot be rewritten', () => {
    const reading = bookings.read(JSON.stringify(newer('a', 10)));
    expect(reading).toMatchObject({ value: { id: 'a', hour: 10, court: [4] }, damaged: [] });
    expect(reading.rewrite({ id: 'a', hour: 11 })).toBeUndefined();
  });

  test('of an unreadable newer version cannot be rewritten, and is not damaged', () => {
    const reading = bookings.read(JSON.stringify({ slots: [], version: 3 }));
    expect(reading).toMatchObject({ value: null, damaged: [] });
    expect(reading.rewrite({ id: 'a', hour: 11 })).toBeUndefined();
  });

  test('may be null', () => {
    expect(bookings.read('null')).toMatchObject({ value: null, damaged: [] });
  });
});

describe('a list of records', () => {
  const bookings = listFormat(shape, []);

  /** The records of the text after the change. */
  function changed(raws: readonly unknown[], change: (value: readonly Booking[]) => readonly Booking[]) {
    const reading = bookings.read(JSON.stringify(raws));
    const rewritten = reading.rewrite(change(reading.value));
    return rewritten && JSON.parse(rewritten.text);
  }

  test.each(['null', '{}', '{"half', ''])('is empty and damaged where the text is %s', (text) => {
    expect(bookings.read(text)).toMatchObject({ value: [], damaged: [text] });
  });

  test('keeps every unchanged record as it was', () => {
    const raws = [older('a', 10), unreadable(1), newer('b', 11), { id: 'c', hour: 12, note: 7, version: 2 }];
    const added = { id: 'd', hour: 13 };
    expect(changed(raws, (value) => [...value, added])).toEqual([...raws, today('d', 13)]);
    const withoutLast = changed(raws, (value) => value.filter(({ id }) => id !== 'c'));
    expect(withoutLast).toEqual(raws.slice(0, 3));
  });

  test('does not change a record of a newer version, and can remove it', () => {
    const raws = [newer('a', 10), older('b', 11)];
    expect(changed(raws, (value) => value.map((each) => ({ ...each, hour: 20 })))).toBeUndefined();
    expect(changed(raws, (value) => value.slice(1))).toEqual([older('b', 11)]);
  });

  test('reports each damaged record, and no record of a newer version', () => {
    const cut = { id: 'c', hour: 12, note: 7, version: 2 };
    const lost = { slots: [], version: 3 };
    const { value, damaged } = bookings.read(JSON.stringify([unreadable(1), newer('b', 11), cut, lost]));
    expect(damaged).toEqual([JSON.stringify(unreadable(1)), JSON.stringify(cut)]);
    expect(value).toEqual([
      { id: 'b', hour: 11, court: [4] },
      { id: 'c', hour: 12, note: '' },
    ]);
  });

  test('loses and reorders nothing, whatever is added, changed and removed', () => {
    const kinds = { today, older, newer };
    const entry = fc.record({ kind: fc.constantFrom('today', 'older', 'newer', 'unreadable') });
    fc.assert(
      fc.property(fc.array(entry), fc.array(fc.nat(2)), fc.nat(3), (entries, fates, addedCount) => {
        const raws = entries.map(({ kind }, index) =>
          kind === 'unreadable' ? unreadable(index) : kinds[kind as 'today'](`${index}`, index),
        );
        /** By the position in the list: removed, changed, or left. */
        const fateOf = (index: number) =>
          fates[index] === 0
            ? 'removed'
            : fates[index] === 1 && entries[index]?.kind !== 'newer'
              ? 'changed'
              : 'left';
        const added = Array.from({ length: addedCount }, (_, index) => ({ id: `new ${index}`, hour: 8 }));
        const after = changed(raws, (value) => [
          ...value.flatMap((booking) => {
            const fate = fateOf(Number(booking.id));
            if (fate === 'removed') return [];
            return fate === 'changed' ? [{ ...booking, hour: 99 }] : [booking];
          }),
          ...added,
        ]);
        const expected = raws.flatMap((raw, index) => {
          if (entries[index]?.kind === 'unreadable' || fateOf(index) === 'left') return [raw];
          return fateOf(index) === 'removed' ? [] : [today(`${index}`, 99)];
        });
        const isUnreadable = (raw: object) => 'what' in raw;
        const readable = (list: readonly object[]) => list.filter((raw) => !isUnreadable(raw));
        const wanted = [...readable(expected), ...added.map(({ id, hour }) => today(id, hour))];
        expect(readable(after)).toEqual(wanted);
        expect(after.filter(isUnreadable)).toEqual(expected.filter(isUnreadable));
        if (expected.length === raws.length) expect(after.slice(0, raws.length)).toEqual(expected);
      }),
    );
  });
});

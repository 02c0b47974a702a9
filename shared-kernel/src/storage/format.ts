import { type GenericSchema, safeParse } from 'valibot';
import { type RecordReading, readRecord, type Shape, stamped } from './shape';
import { readsWhole } from './tolerance';

/** What a text was found to hold, and what becomes of the text when the value changes. */
export type Reading<T> = {
  readonly value: T;
  /** Texts that hold more than the value: copies of them are set aside. */
  readonly damaged: readonly string[];
  /** The text to keep for a next value; undefined where it would write over what a later release wrote. */
  rewrite(next: T): Rewritten<T> | undefined;
};

type Rewritten<T> = { readonly text: string; readonly reading: Reading<T> };

/** How a value is kept as a text; null is the text of what was never kept. */
export interface Format<T> {
  read(text: string | null): Reading<T>;
}

/** One record, or a value of another kind that has no versions and only a schema. */
export function recordFormat<T>(
  shape: Shape<NonNullable<T>> | GenericSchema<unknown, T>,
  empty: T,
): Format<T> {
  const isShape = 'steps' in shape;

  function readingOf(value: T, damaged: readonly string[] = [], isNewer = false): Reading<T> {
    return {
      value,
      damaged,
      rewrite(next) {
        if (isNewer) return undefined;
        const text = JSON.stringify(isShape ? stamped(next, shape.version) : next);
        return { text, reading: readingOf(next) };
      },
    };
  }

  return {
    read(text) {
      if (text === null) return readingOf(empty);
      const raw = parseJson(text);
      if (isShape && raw === empty) return readingOf(empty);
      const { value, isWhole, isNewer }: RecordReading<T> = isShape
        ? readRecord(raw, shape)
        : readBySchema(raw, shape);
      // What is newer is not damaged: nothing is written over it, and the later release reads it again.
      return readingOf(
        value === undefined ? copyOf(empty) : value,
        isWhole || isNewer ? [] : [text],
        isNewer,
      );
    },
  };
}

/** What tells the records of a list apart. */
export type Listed = { readonly id: string | number };
type Entry<T> = { readonly raw: unknown } & RecordReading<T>;

/**
 * A list whose records each carry a version of their own. A record that nobody changes stays in the text as it is; so
 * do, in their places, those that cannot be read.
 */
export function listFormat<T extends Listed>(shape: Shape<T>, empty: readonly T[]): Format<readonly T[]> {
  function readingOf(
    value: readonly T[],
    entries: readonly Entry<T>[],
    damaged: readonly string[],
  ): Reading<readonly T[]> {
    return {
      value,
      damaged,
      rewrite(next) {
        const unchanged = new Map(entries.map((entry) => [entry.value, entry]));
        const changed = new Set(next.flatMap((record) => (unchanged.has(record) ? [] : [record.id])));
        if (entries.some((entry) => entry.isNewer && entry.value && changed.has(entry.value.id)))
          return undefined;
        const records = next.map(
          (record) =>
            unchanged.get(record) ?? {
              raw: stamped(record, shape.version),
              value: record,
              isWhole: true,
              isNewer: false,
            },
        );
        const merged = withUnreadable(records, entries);
        return { text: JSON.stringify(merged.map(({ raw }) => raw)), reading: ofEntries(next, merged) };
      },
    };
  }

  function ofEntries(value: readonly T[], entries: readonly Entry<T>[]) {
    const damaged = entries.filter(({ isWhole, isNewer }) => !isWhole && !isNewer);
    return readingOf(
      value,
      entries,
      damaged.map(({ raw }) => JSON.stringify(raw)),
    );
  }

  return {
    read(text) {
      if (text === null) return readingOf(empty, [], []);
      const raws = parseJson(text);
      if (!Array.isArray(raws)) return readingOf([], [], [text]);
      const entries = raws.map((raw) => ({ raw, ...readRecord(raw, shape) }));
      return ofEntries(
        entries.flatMap(({ value }) => (value === undefined ? [] : [value])),
        entries,
      );
    },
  };
}

/** The records, each followed by what could not be read behind it, or behind one before it that is gone. */
function withUnreadable<T extends Listed>(records: readonly Entry<T>[], before: readonly Entry<T>[]) {
  const ids = new Set(records.map(({ value }) => value?.id));
  const followers = new Map<unknown, Entry<T>[]>();
  let leader: unknown;
  for (const entry of before) {
    if (entry.value === undefined) followers.set(leader, [...(followers.get(leader) ?? []), entry]);
    else if (ids.has(entry.value.id)) leader = entry.value.id;
  }
  const following = (id: unknown) => {
    const found = followers.get(id) ?? [];
    followers.delete(id);
    return found;
  };
  return [...following(undefined), ...records.flatMap((entry) => [entry, ...following(entry.value?.id)])];
}

function readBySchema<T>(raw: unknown, schema: GenericSchema<unknown, T>): RecordReading<T> {
  const { result, isWhole } = readsWhole(() => safeParse(schema, raw));
  return {
    value: result.success ? result.output : undefined,
    isWhole: result.success && isWhole,
    isNewer: false,
  };
}

/** A copy, because `empty` itself stands for "nothing was ever kept". */
function copyOf<T>(empty: T): T {
  return JSON.parse(JSON.stringify(empty));
}

/** Undefined is no JSON value: it stands for text that is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

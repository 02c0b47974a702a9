import { attempt, type RecordReading, readRecord, readValue, type Schema, type Shape } from './shape';

/** A text's parsed content, and its next text after a change. */
export type Reading<T> = {
  readonly value: T;
  /** Texts that hold more than the value: copies of them are set aside. */
  readonly damaged: readonly string[];
  /** The text for a next value; undefined if it would overwrite a later release's data. */
  rewrite(next: T): Rewritten<T> | undefined;
};

type Rewritten<T> = { readonly text: string; readonly reading: Reading<T> };

/** A value's text format; null is the text of a value that was never stored. */
export interface Format<T> {
  read(text: string | null): Reading<T>;
}

/** One record, or a value of another kind that has no versions and only a schema. */
export function recordFormat<T>(shape: Shape<NonNullable<T>> | Schema<T>, empty: T): Format<T> {
  const version = 'steps' in shape ? shape.version : undefined;

  function readingOf(value: T, damaged: readonly string[] = [], isNewer = false): Reading<T> {
    return {
      value,
      damaged,
      rewrite: (next) =>
        isNewer
          ? undefined
          : {
              text: JSON.stringify(version && next !== null ? { ...next, version } : next),
              reading: readingOf(next),
            },
    };
  }

  return {
    read(text) {
      const raw = parse(text);
      // No text, or the text of an empty record.
      if (text === null || (raw === null && empty === null)) return readingOf(empty);
      const reading: Partial<RecordReading<T>> =
        'steps' in shape ? readRecord(raw, shape) : readValue(() => raw, shape);
      // A copy, because `empty` itself means that nothing was ever stored.
      const { value = JSON.parse(JSON.stringify(empty)), isWhole, isNewer } = reading;
      // Newer data is not damaged: it is not overwritten, and the later release can read it again.
      return readingOf(value, isWhole || isNewer ? [] : [text], isNewer);
    },
  };
}

/** The identity of a list's records. */
export type Listed = { readonly id: string | number };
type Entry<T> = { readonly raw: unknown } & RecordReading<T>;

/**
 * A list whose records each carry their own version. Unchanged and unreadable records keep their text and their place.
 */
export function listFormat<T extends Listed>(shape: Shape<T>, empty: readonly T[]): Format<readonly T[]> {
  function readingOf(
    value: readonly T[],
    entries: readonly Entry<T>[],
    damaged = entries.flatMap(({ raw, isWhole, isNewer }) =>
      isWhole || isNewer ? [] : [JSON.stringify(raw)],
    ),
  ): Reading<readonly T[]> {
    return {
      value,
      damaged,
      rewrite(next) {
        const unchanged = new Map(entries.map((entry) => [entry.value, entry]));
        const merged = next.map(
          (value): Entry<T> =>
            unchanged.get(value) ?? {
              raw: { ...value, version: shape.version },
              value,
              isWhole: true,
              isNewer: false,
            },
        );
        for (const [index, entry] of entries.entries()) {
          if (entry.value === undefined) merged.splice(index, 0, entry);
          else if (
            entry.isNewer &&
            merged.some((other) => other !== entry && other.value?.id === entry.value?.id)
          )
            return undefined;
        }
        return { text: JSON.stringify(merged.map(({ raw }) => raw)), reading: readingOf(next, merged) };
      },
    };
  }

  return {
    read(text) {
      if (text === null) return readingOf(empty, []);
      const raws = parse(text);
      if (!Array.isArray(raws)) return readingOf([], [], [text]);
      const entries = raws.map((raw) => ({ raw, ...readRecord(raw, shape) }));
      return readingOf(
        entries.flatMap(({ value }) => (value === undefined ? [] : [value])),
        entries,
      );
    },
  };
}

function parse(text: string | null): unknown {
  return attempt(() => JSON.parse(String(text)));
}

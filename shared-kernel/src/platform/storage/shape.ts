import { type GenericSchema, safeParse } from 'valibot';

/** Parses foreign data. Pure except for `noteDataLoss`. */
export type Schema<T> = GenericSchema<unknown, T>;

/** A record as it was kept, by whichever release. */
type Raw = Readonly<Record<string, unknown>>;

/**
 * The storage format of one kind of record, with the migrations from every earlier release. Each record has the version
 * of its shape in a field `version`, which values do not show: it is removed on reading and added on writing. A record
 * without it is of version 1.
 */
export type Shape<T> = {
  /** One more with each change that an older record needs a step for. */
  readonly version: number;
  /** `steps[n]` makes a record of version n + 1 of one of version n; pure. */
  readonly steps: Readonly<Record<number, (older: Raw) => Raw>>;
  /** Keeps fields that it does not know (`looseObject`): another version may have written them. */
  readonly schema: Schema<T>;
};

export type RecordReading<T> = {
  /** Undefined if the schema cannot parse the record. */
  readonly value: T | undefined;
  /** False if the record has more data than the value. */
  readonly isWhole: boolean;
  /** Written by a later release: never to be written over, because that one reads more in it. */
  readonly isNewer: boolean;
};

/** Reads one record by its shape: an older one step by step, a newer one as far as it can be read. */
export function readRecord<T>(raw: unknown, { version, steps, schema }: Shape<T>): RecordReading<T> {
  const { version: stamp = 1, ...fields } = (raw ?? {}) as Raw;
  const isStamped = Number.isSafeInteger(stamp) && (stamp as number) > 0;
  const from = isStamped ? (stamp as number) : 1;
  const { value, isWhole } = readValue(
    // A list or a text is no record, nor is a value on which a step throws.
    () => (Object(raw) === raw && !Array.isArray(raw) ? migrate(fields, from, version, steps) : undefined),
    schema,
  );
  return { value, isWhole: isWhole && isStamped, isNewer: from > version };
}

/** Parses a value without versions; undefined if impossible. */
export function readValue<T>(make: () => unknown, schema: Schema<T>): Omit<RecordReading<T>, 'isNewer'> {
  const { result, isWhole } = trackDataLoss(() => safeParse(schema, attempt(make)));
  return result.success ? { value: result.output, isWhole } : { value: undefined, isWhole: false };
}

function migrate<T>(older: Raw, from: number, to: number, steps: Shape<T>['steps']): Raw {
  let record = older;
  for (let version = from; version < to; version += 1) record = steps[version]?.(record) ?? record;
  return record;
}

/** The result of `work`, or undefined if it throws: no JSON value is undefined. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The number of values that schemas have dropped so far; a counter, because a schema has no other way to report it. */
let cuts = 0;

/** For a schema that drops a part of its input (`shared-kernel/tolerance`). */
export function noteDataLoss(): void {
  cuts += 1;
}

/** Whether the work read values without leaving anything out of them. */
export function trackDataLoss<T>(work: () => T): { readonly result: T; readonly isWhole: boolean } {
  const before = cuts;
  const result = work();
  return { result, isWhole: cuts === before };
}

import { type GenericSchema, safeParse } from 'valibot';
import { readsWhole } from './tolerance';

/** A record as it was kept, by whichever release. */
type Raw = Readonly<Record<string, unknown>>;

/**
 * How records of one kind are kept, and the way there from every release before. Each record carries the version of
 * its shape in a field `version`, which values do not show: it is taken off when read and put on when written. A
 * record without it is of version 1.
 */
export type Shape<T> = {
  /** One more with each change that an older record needs a step for. */
  readonly version: number;
  /** `steps[n]` makes a record of version n + 1 of one of version n; pure. */
  readonly steps: Readonly<Record<number, (older: Raw) => Raw>>;
  /** Keeps fields that it does not know (valibot's `looseObject`): another version may have written them. */
  readonly schema: GenericSchema<unknown, T>;
};

export type RecordReading<T> = {
  /** Undefined where the schema cannot make anything of the record. */
  readonly value: T | undefined;
  /** False where the record holds more than the value. */
  readonly isWhole: boolean;
  /** Written by a later release: never to be written over, because that one reads more in it. */
  readonly isNewer: boolean;
};

/** Reads one record by its shape: an older one step by step, a newer one as far as it can be read. */
export function readRecord<T>(raw: unknown, { version, steps, schema }: Shape<T>): RecordReading<T> {
  if (!isRaw(raw)) return { value: undefined, isWhole: false, isNewer: false };
  const { version: stamp = 1, ...fields } = raw;
  const isStamped = Number.isSafeInteger(stamp) && (stamp as number) > 0;
  const from = isStamped ? (stamp as number) : 1;
  const { result, isWhole } = readsWhole(() => safeParse(schema, migrate(fields, from, version, steps)));
  return {
    value: result.success ? result.output : undefined,
    isWhole: isWhole && isStamped && result.success,
    isNewer: from > version,
  };
}

/** The record to keep for a value. */
export function stamped(value: unknown, version: number): unknown {
  return isRaw(value) ? { ...value, version } : value;
}

/** Undefined where a step cannot bear the record: such a one cannot be read. */
function migrate<T>(older: Raw, from: number, to: number, steps: Shape<T>['steps']): Raw | undefined {
  let record = older;
  try {
    for (let version = from; version < to; version += 1) record = steps[version]?.(record) ?? record;
    return record;
  } catch {
    return undefined;
  }
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

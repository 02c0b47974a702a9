import { type Output, type Schema, wrong } from './schema';

type Entries = Readonly<Record<string, Schema<unknown>>>;

type OptionalKey<E extends Entries> = {
  [Key in keyof E]: undefined extends Output<E[Key]> ? Key : never;
}[keyof E];

type Fields<E extends Entries> = { [Key in Exclude<keyof E, OptionalKey<E>>]: Output<E[Key]> } & {
  [Key in OptionalKey<E>]?: Output<E[Key]>;
};

/** A record; fields that have no entry stay in it, because another version may have written them. */
export function looseObject<const E extends Entries>(entries: E): Schema<Fields<E>> {
  const fields = Object.entries(entries);
  return (value) => {
    const record = recordOf(value);
    if (record === undefined) return wrong;
    const read: Record<string, unknown> = {};
    for (const [key, schema] of fields) {
      const field = schema(record[key]);
      if (field === wrong) return wrong;
      // An optional missing field stays missing.
      if (field !== undefined || key in record) read[key] = field;
    }
    for (const key of ownKeys(record)) if (!Object.hasOwn(entries, key)) read[key] = record[key];
    return read as Fields<E>;
  };
}

/** Records of several kinds, distinguished by one field; each kind has its own schema. */
export function variant<T>(field: string, kinds: Readonly<Record<string, Schema<T>>>): Schema<T> {
  return (value) => {
    const kind = String(recordOf(value)?.[field]);
    return Object.hasOwn(kinds, kind) ? (kinds[kind] as Schema<T>)(value) : wrong;
  };
}

/** Any keys of one sort, with values of one sort. */
export function record<T>(key: Schema<string>, value: Schema<T>): Schema<Record<string, T>> {
  return (input) => {
    const record = recordOf(input);
    if (record === undefined) return wrong;
    const read: Record<string, T> = {};
    for (const name of ownKeys(record)) {
      const field = value(record[name]);
      if (key(name) === wrong || field === wrong) return wrong;
      read[name] = field;
    }
    return read;
  };
}

export function array<T>(item: Schema<T>): Schema<T[]> {
  return (value) => {
    if (!Array.isArray(value)) return wrong;
    const read: T[] = [];
    for (const each of value) {
      const one = item(each);
      if (one === wrong) return wrong;
      read.push(one);
    }
    return read;
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

/** Keys through which a stranger's file could change the prototype of all objects. */
const unsafe = ['__proto__', 'prototype', 'constructor'];

function ownKeys(record: object): readonly string[] {
  return Object.keys(record).filter((key) => !unsafe.includes(key));
}

import * as v from 'valibot';

/** What schemas have left out so far; a count, because a schema has no other way to tell its caller. */
let cuts = 0;

/** A field that cannot be read costs itself alone: `instead` takes its place. */
export function orElse<T>(schema: v.GenericSchema<unknown, T>, instead: T): v.GenericSchema<unknown, T> {
  return v.fallback(schema, () => {
    cuts += 1;
    return instead;
  });
}

/** A list whose unreadable records cost themselves alone. */
export function soundList<T>(record: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, readonly T[]> {
  return v.pipe(
    // Smaller than the schema of an array, whose items would be checked twice.
    v.custom<readonly unknown[]>(Array.isArray),
    v.transform((items) =>
      items.flatMap((item) => {
        const parsed = v.safeParse(record, item);
        if (!parsed.success) cuts += 1;
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

/** Whether the work read values without leaving anything out of them. */
export function readsWhole<T>(work: () => T): { readonly result: T; readonly isWhole: boolean } {
  const before = cuts;
  const result = work();
  return { result, isWhole: cuts === before };
}

import { noteCut } from 'shared-kernel';
import * as v from 'valibot';

/** A field that cannot be read costs itself alone: `instead` takes its place. */
export function orElse<T>(schema: v.GenericSchema<unknown, T>, instead: T): v.GenericSchema<unknown, T> {
  return v.fallback(schema, () => {
    noteCut();
    return instead;
  });
}

/** A list whose unreadable records cost themselves alone. */
export function soundList<T>(record: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, readonly T[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((item) => {
        const parsed = v.safeParse(record, item);
        if (!parsed.success) noteCut();
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

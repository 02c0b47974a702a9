import { noteDataLoss, type Schema } from 'shared-kernel';
import * as v from 'valibot';

/** A field that cannot be read costs itself alone: `instead` takes its place. */
export function orElse<T>(schema: Schema<T>, instead: T): Schema<T> {
  return v.fallback(schema, () => {
    noteDataLoss();
    return instead;
  });
}

/** A list that drops unreadable records alone. */
export function soundList<T>(record: Schema<T>): Schema<readonly T[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((item) => {
        const parsed = v.safeParse(record, item);
        if (!parsed.success) noteDataLoss();
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

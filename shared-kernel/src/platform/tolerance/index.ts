import { noteDataLoss } from 'shared-kernel';
import * as v from '../schema';

/** A field that cannot be read costs itself alone: `instead` takes its place. */
export function orElse<T>(schema: v.Schema<T>, instead: T): v.Schema<T> {
  return v.fallback(schema, () => {
    noteDataLoss();
    return instead;
  });
}

/** A list that drops unreadable records alone. */
export function soundList<T>(record: v.Schema<T>): v.Schema<readonly T[]> {
  return v.transform(v.array(v.unknown), (items) =>
    items.flatMap((item) => {
      const parsed = v.safeParse(record, item);
      if (!parsed.success) noteDataLoss();
      return parsed.success ? [parsed.output] : [];
    }),
  );
}

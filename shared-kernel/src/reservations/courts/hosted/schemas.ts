import { type Schema, wrong } from '../../../platform/schema';

// Every kernel schema that a file of the shell imports enters the script of every visitor, even without a back end. No
// other file of the shell needs these, so they are copied here.

/** As the kernel's `array`. */
export function listOf<T>(item: Schema<T>): Schema<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return wrong;
    const read = value.map((each) => item(each));
    return read.includes(wrong) ? wrong : (read as T[]);
  };
}

/** Like the kernel's `variant`, for records with their kind in `kind`. */
export function byKind<T>(kinds: Readonly<Record<string, Schema<T>>>): Schema<T> {
  return (value) => {
    const kind = String(Object(value).kind);
    return Object.hasOwn(kinds, kind) ? (kinds[kind] as Schema<T>)(value) : wrong;
  };
}

/** Numbers by two names: { 'yyyy-MM-dd': { hour: count } }. */
export function counts(
  value: unknown,
): Readonly<Record<string, Readonly<Record<string, number>>>> | typeof wrong {
  const isCounted =
    Object(value) === value &&
    Object.values(value as object).every((hours) => Object.values(hours ?? 'none').every(Number.isInteger));
  return isCounted ? (value as Record<string, Record<string, number>>) : wrong;
}

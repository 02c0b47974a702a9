/** Compares two plain values regardless of key order, because a database returns keys in an order of its own. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [told(a), told(b)];
  return (
    one.length === other.length &&
    one.every(([key, value]) => Object.hasOwn(b, key) && isSameData(value, (b as typeof a & Indexed)[key]))
  );
}

type Indexed = Readonly<Record<string, unknown>>;

/** JSON leaves out undefined values. */
function told(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, field]) => field !== undefined);
}

/** Compares two plain values by what they say: a database hands keys back in an order of its own. */
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

/** What is undefined is not written. */
function told(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, field]) => field !== undefined);
}

/** The names in an unpredictable order, each order as likely as any other (Fisher and Yates). */
export function drawLots(names: readonly string[]): string[] {
  const drawn = [...names];
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [drawn[last], drawn[other]] = [drawn[other] as string, drawn[last] as string];
  }
  return drawn;
}

/** A whole number from 0 up to, and without, the limit; the few values that would favour small ones are drawn again. */
function below(limit: number): number {
  const range = 2 ** 32;
  const fair = range - (range % limit);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % limit;
  }
}

/** Gold, silver and bronze. Each bears the ground's colour as letters. */
const metals = ['#f4cf6a', '#c9d4e2', '#d99b66'] as const;

/** The metal of a place; none from the fourth on. */
export function medalOf(rank: number): string | undefined {
  return metals[rank - 1];
}

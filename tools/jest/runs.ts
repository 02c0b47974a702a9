export const isFixedSet = process.env.SUITE === 'fixed';

/** The fixed set tries the same cases on every commit; the other suites try new ones each time. */
export const seed = isFixedSet ? 20_260_601 : undefined;

/** How often a property is tried: so many times, in the fixed set a tenth of them and at least ten. */
export const runs = (full: number) => (isFixedSet ? Math.max(10, Math.ceil(full / 10)) : full);

import type { SectionRelease } from './site';

/** Of a module of which everything may be taken: the build cannot tell what is needed. */
const EVERYTHING = '*';

/** What the shell brings for its sections, by name; undefined for a module that has not been asked for yet. */
export type Offered = (module: string) => object | undefined;

/**
 * Whether a section's release can run in this shell. A deployment compares the same before anything goes live; but a
 * page may be older than what is live by now.
 */
export function fits({ kernel, taken = {} }: SectionRelease, ownKernel: string, offered: Offered): boolean {
  if (kernel !== ownKernel) return false;
  return Object.entries(taken).every(([module, names]) => {
    const brought = offered(module);
    return !brought || names.every((name) => name === EVERYTHING || name in brought);
  });
}

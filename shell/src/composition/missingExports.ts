import type { SectionRelease } from './site';

/** For a module with all exports required, because the build cannot determine the names. */
const EVERYTHING = '*';

/** The shell's provided exports, by name; undefined for a module that has not loaded yet. */
export type Offered = (module: string) => object | undefined;

/**
 * Returns the exports that a section's release requires and this shell lacks, as `the exports X, Y of …`; empty if it
 * can run. A deployment compares the same before it goes live, but a page may be older than the live releases.
 */
export function missingExports(
  { kernel, taken = {} }: SectionRelease,
  ownKernel: string,
  offered: Offered,
): readonly string[] {
  if (kernel !== ownKernel) return [`generation ${kernel} of shared-kernel`];
  return Object.entries(taken).flatMap(([module, names]) => {
    const brought = offered(module);
    const missing = names.filter((name) => brought && name !== EVERYTHING && !(name in brought));
    return missing.length > 0 ? [`the exports ${missing.join(', ')} of ${module}`] : [];
  });
}

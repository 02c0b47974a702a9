import type { SectionRelease } from './site';

/** For a module with all exports required, because the build cannot determine the names. */
const EVERYTHING = '*';

/** The shell's provided exports, by name; undefined for a module that has not loaded yet. */
export type Offered = (module: string) => object | undefined;

/**
 * What a section's release needs and this shell does not have, as `the exports X, Y of …`; nothing where it can run. A
 * deployment compares the same before anything goes live; but a page may be older than what is live by now.
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

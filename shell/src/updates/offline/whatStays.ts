import { folderOf } from './addresses';
import type { PageContent } from './pageContent';

interface Kept {
  /** The address of every cached page with its files, the one used last first. */
  readonly pages: ReadonlyMap<string, PageContent>;
  /** The files that are kept, the newest first. */
  readonly files: readonly string[];
  /** The folders of the live releases, as far as they are known. */
  readonly live: readonly string[];
}

interface Limits {
  readonly pages: number;
  readonly files: number;
}

/**
 * Decides which cached pages and files stay. A page and its files are kept or removed together. The order is by page,
 * last used first: its files, then the other cached files of its releases. Then come cached files of the live releases,
 * and last all others. A page that loses a file is removed too.
 */
export function whatStays(kept: Kept, limits: Limits): { pages: Set<string>; files: Set<string> } {
  const pages = [...kept.pages].slice(0, limits.pages);
  const here = new Set(kept.files);
  const ranked = new Set<string>();
  const addReleases = (folders: ReadonlySet<string>) => {
    for (const file of kept.files) if (folders.has(folderOf(file))) ranked.add(file);
  };
  for (const [, { files }] of pages) {
    for (const file of files) if (here.has(file)) ranked.add(file);
    addReleases(new Set(files.map(folderOf)));
  }
  addReleases(new Set(kept.live));
  for (const file of kept.files) ranked.add(file);
  const files = new Set([...ranked].slice(0, limits.files));
  const whole = pages.filter(([, page]) => page.files.every((file) => files.has(file)));
  return { files, pages: new Set(whole.map(([address]) => address)) };
}

import { folderOf } from './addresses';
import { keepFile } from './files';
import { listingOf } from './listings';
import { heldRegistry } from './registries';
import { previousFolder, stemOf } from './releases';
import { FILES, heldPaths } from './store';

/**
 * After a deployment, brings of each section what was kept of its release before, so that a visitor who loses the
 * network keeps the pages that he knows. A section that he has never opened costs him nothing.
 */
export async function bringForward(): Promise<void> {
  const files = await heldPaths(FILES);
  const sections = (await heldRegistry())?.sections ?? [];
  await Promise.all(sections.map(({ entry }) => bringPackage(folderOf(entry), files)));
}

async function bringPackage(folder: string, files: readonly string[]): Promise<void> {
  const previous = previousFolder(folder, files);
  if (!previous) return;
  const stems = new Set(files.filter((file) => folderOf(file) === previous).map(stemOf));
  const names = Object.keys((await listingOf(folder)) ?? {}).filter((name) => stems.has(stemOf(name)));
  await Promise.all(names.map((name) => keepFile(folder + name)));
}

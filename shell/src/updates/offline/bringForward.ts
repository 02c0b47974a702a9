import { folderOf } from './addresses';
import { keepFile } from './files';
import { listingOf } from './listings';
import { heldRegistry } from './registries';
import { previousFolder, stemOf } from './releases';
import { FILES, heldPaths } from './store';

/**
 * After a deployment, fetches the new release of each cached file of a section's previous one. So a visitor who goes
 * offline keeps the pages that they opened before. A section that they have never opened costs nothing.
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

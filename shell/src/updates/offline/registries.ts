import type { Registry, SectionRelease } from '../../composition/site';
import { folderOf } from './addresses';
import { FILES, held, heldPaths, keep } from './store';

/** Stands beside a release's files, where they are kept, and goes with them. No host has such a file. */
const RECORD = 'registry-entry.json';

/** Keeps what a registry says of the sections: the next one names other releases, while the files of these are here. */
export async function keepRegistry({ sections }: Registry): Promise<void> {
  await Promise.all(
    sections.map(async (release) => {
      const address = folderOf(release.entry) + RECORD;
      if (!(await held(FILES, address))) await keep(FILES, address, Response.json(release));
    }),
  );
}

/** The releases of which any registry has told, the newest first. */
export async function knownReleases(): Promise<SectionRelease[]> {
  const addresses = (await heldPaths(FILES)).filter((path) => path.endsWith(`/${RECORD}`)).reverse();
  const records = await Promise.all(addresses.map((address) => held(FILES, address)));
  return Promise.all(records.filter((record) => record !== undefined).map((record) => record.json()));
}

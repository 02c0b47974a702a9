import { command, STORE_FLAGS } from './setup/command.mjs';
import { Failure } from './setup/failure.mjs';

const USAGE = `
npm run prune -- --keep N [--store DIR] [--to DIR]

Removes unneeded releases from the site and from the store. Of each package the live one stays, N that were
live before it and can be gone back to, and all that was live within the last 30 days: a page of those may still be
open. What has come within the last day stays in the store, and what a preview shows.
`;

await command(
  `${USAGE}${STORE_FLAGS}`,
  async () => {
    const { readOptions } = await import('./deploy/options.mjs');
    const { describePruned, prune } = await import('./deploy/prune.mjs');
    const { openPresentStore } = await import('./store/openStore.mjs');
    const { keep, store: folder, target } = readOptions({ keep: { type: 'string' } }, { most: 0 });
    if (keep === undefined)
      throw new Failure(
        'How many releases that were live before are to stay? npm run prune -- --keep 3. Ask with --help.',
      );
    if (!/^\d+$/.test(keep))
      throw new Failure(`“${keep}” is no number of releases: a whole number, 0 or more. Ask with --help.`);
    console.log(`Pruning, ${keep} to stay: store ${folder}, site ${target}.`);
    const removed = await prune({ keep: Number(keep), store: openPresentStore(folder), target });
    for (const line of describePruned(removed)) console.log(line);
  },
  { needs: 'production' },
);

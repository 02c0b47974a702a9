import { command, STORE_FLAGS } from './setup/command.mjs';
import { Failure } from './setup/failure.mjs';

const USAGE = `
npm run prune -- --keep N [--store DIR] [--to DIR]

Removes releases that nobody needs from the site and from the store. Of each package the live one stays, N that were
live before it and can be gone back to, and all that was live within the last 30 days: a page of those may still be
open. What has come within the last day stays in the store, and what a preview shows.
`;

await command(
  `${USAGE}${STORE_FLAGS}`,
  async () => {
    const { readOptions } = await import('./deploy/options.mjs');
    const { seconds } = await import('./setup/seconds.mjs');
    const { describePruned, prune } = await import('./deploy/prune.mjs');
    const options = readOptions({ keep: { type: 'string' } }, { most: 0 });
    const { store: storeFolder, target } = options;
    if (options.keep === undefined)
      throw new Failure(
        `How many releases that were live before are to stay? npm run prune -- --keep 3. Ask with --help.`,
      );
    if (!/^\d+$/.test(options.keep))
      throw new Failure(
        `“${options.keep}” is no number of releases: a whole number, 0 or more. Ask with --help.`,
      );
    const started = Date.now();
    console.log(`Pruning, ${options.keep} to stay: store ${storeFolder}, site ${target}.`);
    const removed = await prune({ keep: Number(options.keep), storeFolder, target });
    for (const line of describePruned(removed)) console.log(line);
    console.log(`Done in ${seconds(started)}.`);
  },
  { needs: 'production' },
);

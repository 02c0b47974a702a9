import { Failure, runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

const USAGE = `
npm run prune -- --keep N [--store DIR] [--to DIR]

Removes releases that nobody needs from the site and from the store. Of each package the live one stays, N that were
live before it, and all that was live within the last 30 days: a page of those may still be open.
`;

await runCommand(async () => {
  await prepare();
  const { readOptions } = await import('./deploy/options.mjs');
  const { prune } = await import('./deploy/prune.mjs');
  const options = readOptions(USAGE, { keep: { type: 'string' } });
  if (!options) return;
  const { store: storeFolder, target } = options;
  if (!/^\d+$/.test(options.keep ?? '')) throw new Failure(USAGE.trim());
  console.log(`Pruning: store ${storeFolder}, site ${target}.`);
  const removed = await prune({ keep: Number(options.keep), storeFolder, target });
  for (const release of removed) console.log(`  removed ${release.package} ${release.version}`);
  console.log(removed.length === 0 ? 'Nothing was to be removed.' : `${removed.length} releases removed.`);
});

import { runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

const USAGE = `
npm run deploy -- <package…> [--store DIR] [--to DIR]

Builds packages (booking, members, marketing, tournaments, shell), puts their releases into the store, compares them
with what is live, renders their pages, and makes them live, all together or not at all.
`;

await runCommand(async () => {
  await prepare();
  const { namedPackages } = await import('./deploy/namedPackages.mjs');
  const { deployPackages } = await import('./deploy/deployPackages.mjs');
  const { readOptions } = await import('./deploy/options.mjs');
  const options = readOptions(USAGE);
  if (!options) return;
  const { store: storeFolder, target } = options;
  const folders = namedPackages(options.names);
  console.log(`Deploying ${folders.join(', ')} from this checkout: store ${storeFolder}, site ${target}.`);
  await deployPackages(folders, { storeFolder, target });
});

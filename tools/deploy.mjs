import { runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

const USAGE = `
npm run deploy -- <package…> [--preview NAME] [--store DIR] [--to DIR]

Builds packages (booking, members, marketing, tournaments, shell), puts their releases into the store, compares them
with what is live, renders their pages, and makes them live, all together or not at all.

  --preview NAME  shows them in a site of their own beside the live one instead; npm run promote makes that live
`;

await runCommand(async () => {
  await prepare();
  const { namedPackages } = await import('./deploy/namedPackages.mjs');
  const { deployPackages, previewPackages } = await import('./deploy/deployPackages.mjs');
  const { readOptions } = await import('./deploy/options.mjs');
  const options = readOptions(USAGE, { preview: { type: 'string' } });
  if (!options) return;
  const { store: storeFolder, target } = options;
  const folders = namedPackages(options.names);
  if (options.preview !== undefined) {
    console.log(
      `Previewing ${folders.join(', ')} as “${options.preview}”: store ${storeFolder}, beside ${target}.`,
    );
    await previewPackages(folders, { name: options.preview, storeFolder, target });
    return;
  }
  console.log(`Deploying ${folders.join(', ')} from this checkout: store ${storeFolder}, site ${target}.`);
  await deployPackages(folders, { storeFolder, target });
});

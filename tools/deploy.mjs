import { command, STORE_FLAGS } from './setup/command.mjs';
import { Failure } from './setup/failure.mjs';

const USAGE = `
npm run deploy -- <package…> [--preview NAME | --canary SHARE] [--store DIR] [--to DIR]

Builds packages (booking, members, marketing, tournaments, shell), puts their releases into the store, compares them
with what is live, renders their pages, and makes them live, all together or not at all.

  --canary SHARE  lets SHARE of 100 visitors try them, from 1 to 99; the others keep what is live (npm run canary goes on from there)
  --preview NAME  shows them in a site of their own beside the live one instead; npm run promote makes that live
`;

await command(`${USAGE}${STORE_FLAGS}`, async () => {
  const { namedPackages } = await import('./deploy/namedPackages.mjs');
  const { deployPackages, previewPackages, tryPackages } = await import('./deploy/deployPackages.mjs');
  const { readShare } = await import('./deploy/canary.mjs');
  const { readOptions } = await import('./deploy/options.mjs');
  const options = readOptions({ preview: { type: 'string' }, canary: { type: 'string' } });
  const { store: storeFolder, target } = options;
  const folders = namedPackages(options.names);
  if (options.preview !== undefined && options.canary !== undefined)
    throw new Failure(
      'Either --preview or --canary: a preview is for people with its address, a trial for some visitors.',
    );
  if (options.preview !== undefined) {
    console.log(
      `Previewing ${folders.join(', ')} as “${options.preview}”: store ${storeFolder}, beside ${target}.`,
    );
    await previewPackages(folders, { name: options.preview, storeFolder, target });
    return;
  }
  if (options.canary !== undefined) {
    const share = readShare(options.canary, { begins: true });
    console.log(
      `Letting ${share} of 100 visitors try ${folders.join(', ')}: store ${storeFolder}, site ${target}.`,
    );
    await tryPackages(folders, { share, storeFolder, target });
    return;
  }
  console.log(`Deploying ${folders.join(', ')} from this checkout: store ${storeFolder}, site ${target}.`);
  await deployPackages(folders, { storeFolder, target });
});

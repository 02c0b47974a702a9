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
  const { readShare } = await import('./deploy/canary.mjs');
  const { deployPackages } = await import('./deploy/deployPackages.mjs');
  const { namedPackages, readOptions } = await import('./deploy/options.mjs');
  const { openStore } = await import('./store/openStore.mjs');
  const {
    names,
    store,
    target,
    canary,
    preview: previewName,
  } = readOptions({ preview: { type: 'string' }, canary: { type: 'string' } });
  const folders = namedPackages(names);
  if (previewName !== undefined && canary !== undefined)
    throw new Failure(
      'Either --preview or --canary: a preview is for people with its address, a trial for some visitors.',
    );
  const share = canary === undefined ? undefined : readShare(canary, { begins: true });
  console.log(`Deploying ${folders.join(', ')} from this checkout: store ${store}, site ${target}.`);
  await deployPackages(folders, { store: openStore(store), target, share, previewName });
});

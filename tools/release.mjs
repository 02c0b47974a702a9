import { command, STORE_FLAG } from './setup/command.mjs';

const USAGE = `
npm run release -- <package…> [--store DIR]

Builds packages (booking, members, marketing, tournaments, shell) and puts their releases into the store.
Nothing of it is live: npm run deploy does the same and goes on.
`;

await command(`${USAGE}${STORE_FLAG}`, async () => {
  const { releasePackages } = await import('./deploy/deployPackages.mjs');
  const { namedPackages, readOptions } = await import('./deploy/options.mjs');
  const { openStore } = await import('./store/openStore.mjs');
  const { names, store } = readOptions({}, { hasSite: false });
  const folders = namedPackages(names);
  console.log(`Releasing ${folders.join(', ')} from this checkout: store ${store}; no site is changed.`);
  await releasePackages(folders, { store: openStore(store) });
});

import { command, STORE_FLAG } from './setup/command.mjs';

const USAGE = `
npm run release -- <package…> [--store DIR]

Builds packages (booking, members, marketing, tournaments, shell) and puts their releases into the store.
Nothing of it is live: npm run deploy does the same and goes on.
`;

await command(`${USAGE}${STORE_FLAG}`, async () => {
  const { seconds } = await import('./setup/seconds.mjs');
  const { namedPackages } = await import('./deploy/namedPackages.mjs');
  const { releasePackages } = await import('./deploy/deployPackages.mjs');
  const { readOptions } = await import('./deploy/options.mjs');
  const { openStore } = await import('./store/openStore.mjs');
  const options = readOptions({}, { hasSite: false });
  const started = Date.now();
  const folders = namedPackages(options.names);
  console.log(
    `Releasing ${folders.join(', ')} from this checkout: store ${options.store}; no site is changed.`,
  );
  await releasePackages(folders, { store: openStore(options.store) });
  console.log(`Done in ${seconds(started)}.`);
});

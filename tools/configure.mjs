import { runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

const USAGE = `
npm run configure [-- --store DIR] [--to DIR]

Writes this machine's run-time configuration (environment variables over configuration.json, README) into what is live,
and makes the site of it: all pages are rendered anew, nothing is built.
`;

await runCommand(async () => {
  await prepare();
  const { configureSite } = await import('./deploy/configureSite.mjs');
  const { readOptions } = await import('./deploy/options.mjs');
  const options = readOptions(USAGE, {}, { most: 0 });
  if (!options) return;
  const { store: storeFolder, target } = options;
  console.log(`Configuring: store ${storeFolder}, site ${target}.`);
  await configureSite({ storeFolder, target });
});

import { command, STORE_FLAGS } from './setup/command.mjs';

const USAGE = `
npm run configure [-- --store DIR] [--to DIR]

Writes this machine's run-time configuration (environment variables over configuration.json, see
docs/reference/configuration.md) into what is live, and makes the site of it: all pages are rendered anew, nothing is built.
`;

await command(
  `${USAGE}${STORE_FLAGS}`,
  async () => {
    const { configureSite } = await import('./deploy/configureSite.mjs');
    const { readOptions } = await import('./deploy/options.mjs');
    const options = readOptions({}, { most: 0 });
    const { store: storeFolder, target } = options;
    console.log(`Configuring: store ${storeFolder}, site ${target}.`);
    await configureSite({ storeFolder, target });
  },
  { needs: 'production' },
);

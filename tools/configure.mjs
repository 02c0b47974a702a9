import { command, STORE_FLAGS } from './setup/command.mjs';
import { Failure } from './setup/failure.mjs';

const USAGE = `
npm run configure [-- --store DIR] [--to DIR]

Writes this machine's run-time configuration (environment variables over configuration.json, see
docs/reference/configuration.md) into what is live, and makes the site of it: all pages are rendered anew, nothing is built.
`;

await command(
  `${USAGE}${STORE_FLAGS}`,
  async () => {
    const { readConfiguration } = await import('./compose/readConfiguration.mjs');
    const { author } = await import('./deploy/author.mjs');
    const { goLive } = await import('./deploy/goLive.mjs');
    const { readOptions } = await import('./deploy/options.mjs');
    const { openPresentStore } = await import('./store/openStore.mjs');
    const { store: folder, target } = readOptions({}, { most: 0 });
    console.log(`Configuring: store ${folder}, site ${target}.`);
    const configuration = readConfiguration();
    console.log(JSON.stringify(configuration, null, 2));
    await goLive({
      store: openPresentStore(folder),
      target,
      change(document) {
        if (document.number === 0) throw new Failure(`Nothing is live in ${folder}: deploy first.`);
        if (JSON.stringify(document.configuration) === JSON.stringify(configuration)) return undefined;
        return { ...document, configuration, at: new Date().toISOString(), act: 'configure', ...author() };
      },
    });
  },
  { needs: 'production' },
);

import { command, STORE_FLAGS } from './setup/command.mjs';

const USAGE = `
npm run live [-- --store DIR] [--to DIR]

Prints what is live: since when, built from which commit by whom, and who made it live; what is kept of before; what else is
in the store; the last changes; and which document the site is of: another one where a deployment was ended before it
came to that.
`;

await command(
  `${USAGE}${STORE_FLAGS}`,
  async () => {
    const { describeLive } = await import('./deploy/describeLive.mjs');
    const { readOptions } = await import('./deploy/options.mjs');
    const { describeSite } = await import('./deploy/publish.mjs');
    const { openPresentStore } = await import('./store/openStore.mjs');
    const options = readOptions({}, { most: 0 });
    const store = openPresentStore(options.store);
    console.log(describeLive(store).join('\n'));
    console.log(`\n${describeSite({ store, target: options.target })}`);
  },
  { needs: 'production' },
);

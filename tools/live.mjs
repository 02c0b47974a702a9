import { runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

const USAGE = `
npm run live [-- --store DIR]

Prints what is live, since when, by which commit and whom; what is kept of before; and the last changes.
`;

await runCommand(async () => {
  await prepare();
  const { describeLive } = await import('./deploy/describeLive.mjs');
  const { readOptions } = await import('./deploy/options.mjs');
  const { openStore } = await import('./store/openStore.mjs');
  const options = readOptions(USAGE);
  if (!options) return;
  console.log(describeLive(openStore(options.store).live.all()).join('\n'));
});

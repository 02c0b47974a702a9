import { runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

const USAGE = `
npm run live [-- --store DIR]

Prints what is live: since when, built from which commit by whom, and who made it live; what is kept of before; what else is
in the store; and the last changes.
`;

await runCommand(async () => {
  await prepare();
  const { describeLive } = await import('./deploy/describeLive.mjs');
  const { readOptions } = await import('./deploy/options.mjs');
  const { openStore } = await import('./store/openStore.mjs');
  const options = readOptions(USAGE, {}, { most: 0 });
  if (!options) return;
  console.log(describeLive(openStore(options.store)).join('\n'));
});

import { command, STORE_FLAGS } from './setup/command.mjs';
import { Failure } from './setup/failure.mjs';

const USAGE = `
npm run promote -- <preview> [--store DIR] [--to DIR]

Makes live what a preview shows (npm run deploy -- <package…> --preview NAME). Nothing is built; what others have
deployed since stays as it is.
`;

await command(
  `${USAGE}${STORE_FLAGS}`,
  async () => {
    const { readOptions } = await import('./deploy/options.mjs');
    const { promote } = await import('./deploy/preview.mjs');
    const { openPresentStore } = await import('./store/openStore.mjs');
    const {
      names: [name],
      store: folder,
      target,
    } = readOptions({}, { most: 1 });
    if (name === undefined) throw new Failure(`Which preview?\n\n${USAGE.trim()}`);
    console.log(`Promoting ${name}: store ${folder}, site ${target}.`);
    await promote({ store: openPresentStore(folder), target, name });
  },
  { needs: 'production' },
);

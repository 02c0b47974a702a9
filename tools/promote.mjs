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
    const { seconds } = await import('./setup/seconds.mjs');
    const { readOptions } = await import('./deploy/options.mjs');
    const { promote } = await import('./deploy/preview.mjs');
    const { openPresentStore } = await import('./store/openStore.mjs');
    const options = readOptions({}, { most: 1 });
    const { names, store: folder, target } = options;
    if (names.length === 0) throw new Failure(`Which preview?\n\n${USAGE.trim()}`);
    const started = Date.now();
    console.log(`Promoting ${names[0]}: store ${folder}, site ${target}.`);
    await promote({ store: openPresentStore(folder), target, name: names[0] });
    console.log(`Done in ${seconds(started)}.`);
  },
  { needs: 'production' },
);

import { command, STORE_FLAGS } from './setup/command.mjs';
import { Failure } from './setup/failure.mjs';

const USAGE = `
npm run rollback -- <package> [version] [--store DIR] [--to DIR]

Makes a release live again that is in the store: the one before the present one, or the version named (npm run live tells
which there are). Nothing is built; what is live now stays in the store, but the next rollback does not go back to it.
While a release is being tried by some visitors, the first rollback ends the trial: everybody has what the others had.
`;

await command(
  `${USAGE}${STORE_FLAGS}`,
  async () => {
    const { packageNamed } = await import('./build/packages.mjs');
    const { readOptions } = await import('./deploy/options.mjs');
    const { rollback } = await import('./deploy/rollback.mjs');
    const { openPresentStore } = await import('./store/openStore.mjs');
    const options = readOptions({}, { most: 2 });
    const { names, store: storeFolder, target } = options;
    const [name, version] = names;
    if (!name) throw new Failure(`Which package?\n\n${USAGE.trim()}`);
    const { packages } = openPresentStore(storeFolder).live.current();
    const folder = packageNamed(name, Object.keys(packages));
    console.log(`Rolling back ${folder}: store ${storeFolder}, site ${target}.`);
    await rollback(folder, { version, storeFolder, target });
  },
  { needs: 'production' },
);

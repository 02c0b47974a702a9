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
    const {
      names: [name, version],
      store: place,
      target,
    } = readOptions({}, { most: 2 });
    if (!name) throw new Failure(`Which package?\n\n${USAGE.trim()}`);
    const store = openPresentStore(place);
    const folder = packageNamed(name, Object.keys(store.live.current().packages));
    console.log(`Rolling back ${folder}: store ${place}, site ${target}.`);
    await rollback(folder, { version, store, target });
  },
  { needs: 'production' },
);

import { command, STORE_FLAGS } from './setup/command.mjs';

const USAGE = `
npm run preview           serves the site that was built last, without building it
npm run preview -- NAME   serves a preview (npm run deploy -- <package…> --preview NAME)

  PORT  the port, 3000 by default
`;

await command(
  `${USAGE}${STORE_FLAGS}`,
  async () => {
    const { isSite } = await import('./compose/composedSite.mjs');
    const { readOptions, whereFlags } = await import('./deploy/options.mjs');
    const { previewFolder } = await import('./deploy/preview.mjs');
    const { addressesOf, portOf } = await import('./serve/listen.mjs');
    const { serveSite } = await import('./serve/serveLive.mjs');
    const { Failure } = await import('./setup/failure.mjs');

    const { names, store, target } = readOptions({}, { most: 1 });
    const [name] = names;
    const where = whereFlags({ store, target });
    const maker = where ? `npm run deploy -- <package…>${where}` : 'npm run build';
    const isPreview = name !== undefined;
    const folder = isPreview ? previewFolder(target, name) : target;
    if (!isSite(folder))
      throw new Failure(
        isPreview
          ? `There is no preview “${name}” in ${folder}.`
          : `There is no site in ${folder}: ${maker} makes one.`,
      );
    const port = await serveSite(folder, { store, port: portOf('PORT', process.env.PORT ?? 3000) });
    if (isPreview) for (const address of addressesOf(port)) console.log(`  on a phone: ${address}`);
  },
  { needs: 'production' },
);

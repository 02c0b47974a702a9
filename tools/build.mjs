import { command } from './setup/command.mjs';

const USAGE = `
npm run build              builds what changed and composes the site into site/
npm run build -- booking   builds one package or several; the others keep the release that they have
`;

await command(USAGE, async () => {
  const { buildSite } = await import('./build/buildSite.mjs');
  const { packageNamed, packages } = await import('./build/packages.mjs');
  const { readFlags } = await import('./setup/readFlags.mjs');
  const named = readFlags({}, { most: Number.POSITIVE_INFINITY }).names.map((name) => packageNamed(name));
  await buildSite(named.length > 0 ? named : packages);
});

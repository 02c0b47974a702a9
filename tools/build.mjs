import { runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

// npm run build            everything that changed, composed into site/
// npm run build -- booking one package; the others keep the release that they have
await runCommand(async () => {
  await prepare();
  const { buildSite } = await import('./build/buildSite.mjs');
  const { sourceNamed, packages } = await import('./build/packages.mjs');
  const named = process.argv.slice(2).map(sourceNamed);
  await buildSite(named.length > 0 ? named : packages);
});

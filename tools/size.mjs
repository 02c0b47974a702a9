import { runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

// npm run size: what a visitor downloads for each page, in brotli bytes of JavaScript, by section.
await runCommand(async () => {
  await prepare();
  const { buildSite } = await import('./build/buildSite.mjs');
  const { printSizes } = await import('./size/printSizes.mjs');
  await buildSite();
  await printSizes();
});

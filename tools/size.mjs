import { runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

// npm run size: what a visitor downloads for each page, and which budgets it passes (tools/size/budgets.json); with
// `--record`, keeps what the downloads are made of now, to be compared with from then on.
await runCommand(async () => {
  await prepare();
  const { buildSite } = await import('./build/buildSite.mjs');
  const { printSizes } = await import('./size/printSizes.mjs');
  const { passedBudgets, recordModules } = await import('./size/budgets.mjs');
  await buildSite();
  printSizes();
  if (process.argv.includes('--record')) recordModules();
  const passed = passedBudgets();
  if (passed.length > 0) console.log(`\n${passed.join('\n')}`);
  if (passed.length > 0) process.exitCode = 1;
});

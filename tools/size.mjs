import { command } from './setup/command.mjs';

const USAGE = `
npm run size               builds what changed, prints what each page downloads and which budgets it exceeds
npm run size -- --record   also records which modules the downloads consist of, for later comparisons

Budgets: tools/size/budgets.json
`;

await command(USAGE, async () => {
  const { buildSite } = await import('./build/buildSite.mjs');
  const { printSizes } = await import('./size/printSizes.mjs');
  const { passedBudgets, recordModules } = await import('./size/budgets.mjs');
  const { readFlags } = await import('./setup/readFlags.mjs');
  const { record } = readFlags({ record: { type: 'boolean' } });
  await buildSite();
  printSizes();
  if (record) recordModules();
  const passed = passedBudgets();
  if (passed.length > 0) console.log(`\n${passed.join('\n')}`);
  if (passed.length > 0) process.exitCode = 1;
});

import { command } from './setup/command.mjs';

const USAGE = `
npm run check   every static check: types, lint and formatting, import rules, unused code
`;

await command(USAGE, async () => {
  const { CHECKS, runChecks } = await import('./check/runChecks.mjs');
  const { readFlags } = await import('./setup/readFlags.mjs');
  readFlags();
  await runChecks(CHECKS);
});

import { command } from './setup/command.mjs';

const USAGE = `
npm run typecheck   checks the types of all packages and tests with tsc
`;

await command(USAGE, async () => {
  const { CHECKS, runChecks } = await import('./check/runChecks.mjs');
  const { readFlags } = await import('./setup/readFlags.mjs');
  readFlags();
  await runChecks(CHECKS.filter(({ name }) => name === 'types'));
});

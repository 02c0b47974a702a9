import { command } from './setup/command.mjs';

const USAGE = `
npm run lint   lint and formatting (Biome), import rules (dependency-cruiser), unused code (knip)

npm run format fixes what it can.
`;

await command(USAGE, async () => {
  const { CHECKS, runChecks } = await import('./check/runChecks.mjs');
  const { readFlags } = await import('./setup/readFlags.mjs');
  readFlags();
  await runChecks(CHECKS.filter(({ name }) => name !== 'types'));
});

import { command } from './setup/command.mjs';

const USAGE = `
npm test   static checks, unit tests and browser tests: the same fixed set on every commit, about 15 minutes on two cores

npm run test:full runs everything, npm run test:unit and npm run test:e2e a part of it.
`;

await command(USAGE, async () => {
  const { readFlags } = await import('./setup/readFlags.mjs');
  const { runSuite } = await import('./test/runSuite.mjs');
  readFlags();
  await runSuite('fixed');
});

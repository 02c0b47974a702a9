import { command } from './setup/command.mjs';

const USAGE = `
npm run test:unit                  unit and component tests of the fixed set
npm run test:unit -- mfe-booking   all tests of a package, a folder or a file
npm run test:unit -- --watch       other words and flags are jest's
`;

await command(USAGE, async () => {
  const { run } = await import('./setup/run.mjs');
  const parameters = process.argv.slice(2);
  const isNamed = parameters.some((parameter) => !parameter.startsWith('-'));
  const { code } = await run('jest', parameters, { env: { SUITE: isNamed ? 'full' : 'fixed' } });
  process.exitCode = code;
});

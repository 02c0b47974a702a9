import { command } from './setup/command.mjs';

const USAGE = `
npm run test:unit                  unit and component tests of the fixed set
npm run test:unit -- mfe-booking   all tests of a package, a folder or a file
npm run test:unit -- --watch       flags are jest's, after the names: mfe-booking -t 'refuses'
`;

await command(USAGE, async () => {
  const { namesBeforeFlags } = await import('./setup/readFlags.mjs');
  const { run } = await import('./setup/run.mjs');
  const { names, flags } = namesBeforeFlags();
  const suite = names.length > 0 ? 'full' : 'fixed';
  const { code } = await run('jest', [...names, ...flags], { env: { SUITE: suite } });
  process.exitCode = code;
});

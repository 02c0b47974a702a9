import { command } from './setup/command.mjs';

const USAGE = `
npm run test:unit                  unit and component tests of the fixed set
npm run test:unit -- mfe-booking   all tests of a package, a folder or a file
npm run test:unit -- --watch       flags are jest's, after the names: mfe-booking -t 'refuses'
`;

await command(USAGE, async () => {
  const { namesBeforeFlags } = await import('./setup/readFlags.mjs');
  const { run } = await import('./setup/run.mjs');
  const { existsSync } = await import('node:fs');
  const { root } = await import('./build/packages.mjs');
  const { names, flags } = namesBeforeFlags();
  // Jest looks for a pattern in the whole path, and the checkout may lie below a folder of the same name.
  const patterns = names.map((name) =>
    existsSync(`${root}/${name}`) ? `${root}/${name}`.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') : name,
  );
  const suite = names.length > 0 ? 'full' : 'fixed';
  const { code } = await run('jest', [...patterns, ...flags], { env: { SUITE: suite } });
  process.exitCode = code;
});

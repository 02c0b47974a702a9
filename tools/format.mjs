import { command } from './setup/command.mjs';

const USAGE = `
npm run format           formats every file and applies lint fixes that are safe
npm run format -- PATH   the same for these files or folders
`;

await command(USAGE, async () => {
  const { readFlags } = await import('./setup/readFlags.mjs');
  const { run } = await import('./setup/run.mjs');
  const { names } = readFlags({}, { most: Number.POSITIVE_INFINITY });
  const { code } = await run('biome', ['check', '--write', ...(names.length > 0 ? names : ['.'])]);
  process.exitCode = code;
});

import { packages } from '../build/packages.mjs';
import { run } from '../setup/run.mjs';
import { seconds } from '../setup/seconds.mjs';

/** Each runs a program of the installed dependencies on the whole repository. */
export const CHECKS = [
  { name: 'types', program: 'tsc', parameters: ['--noEmit'] },
  { name: 'lint and formatting', program: 'biome', parameters: ['check', '--error-on-warnings', '.'] },
  {
    name: 'import rules',
    program: 'depcruise',
    parameters: [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
      ...['shared-kernel', ...packages, 'tools', 'e2e', 'artwork', 'supabase'],
    ],
  },
  { name: 'unused code', program: 'knip', parameters: ['--no-progress'] },
];

/** Runs checks side by side, prints the failed ones, sets the exit code, and resolves to the number of failures. */
export async function runChecks(checks) {
  const results = await Promise.all(
    checks.map(async ({ name, program, parameters }) => {
      const started = Date.now();
      const { code, output } = await run(program, parameters, { quiet: true });
      console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(started)})`);
      return { code, output };
    }),
  );
  const failed = results.filter(({ code }) => code !== 0);
  for (const { output } of failed) console.log(`\n${output.trim()}`);
  if (failed.length > 0) process.exitCode = 1;
  return failed.length;
}

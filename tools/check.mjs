import { Failure, runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

await runCommand(async () => {
  await prepare();
  const { checkAll } = await import('./check/checkAll.mjs');
  const failures = await checkAll();
  if (failures > 0) throw new Failure(`\n${failures} of the checks failed.`);
});

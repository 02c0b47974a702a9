import { runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

// npm run dev            the whole site; a page reloads when the section that it shows was edited
// npm run dev -- booking one remote alone, in its bare frame
await runCommand(async () => {
  await prepare();
  const [name] = process.argv.slice(2);
  if (name) {
    const { developOne } = await import('./dev/developOne.mjs');
    await developOne(name);
  } else {
    const { developAll } = await import('./dev/developAll.mjs');
    await developAll();
  }
});

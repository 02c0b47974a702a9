import { parseArgs } from 'node:util';
import { Failure, runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

const USAGE = `
npm run dev                           the whole site; a page reloads when the section that it shows was edited
npm run dev -- booking                one section alone, in its bare frame
npm run dev -- booking --in ADDRESS   one section for a site that is live: one visitor's browser takes it from here

  PORT  the port: 3000 when it is not said, 3001 with --in
`;

await runCommand(async () => {
  const { names, site, isHelp } = asked();
  if (isHelp) return console.log(USAGE.trim());
  await prepare();
  const [name] = names;
  if (site !== undefined) {
    const { developIn } = await import('./dev/developIn.mjs');
    await developIn(name, site);
  } else if (name) {
    const { developOne } = await import('./dev/developOne.mjs');
    await developOne(name);
  } else {
    const { developAll } = await import('./dev/developAll.mjs');
    await developAll();
  }
});

function asked() {
  try {
    const { values, positionals } = parseArgs({
      options: { in: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    return { names: positionals, site: values.in, isHelp: values.help };
  } catch (error) {
    throw new Failure(`${error.message.split('. ')[0]}. Ask with --help.`);
  }
}

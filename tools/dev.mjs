import { command } from './setup/command.mjs';

const USAGE = `
npm run dev                           the whole site; an edited component keeps its state in open pages
npm run dev -- booking                one section alone, in a bare frame
npm run dev -- booking --in ADDRESS   one section inside a live site; only this machine's browser loads it from here

  PORT  the port: 3000 by default, 3001 with --in
`;

await command(USAGE, async () => {
  const { readFlags } = await import('./setup/readFlags.mjs');
  const { names, in: site } = readFlags({ in: { type: 'string' } }, { most: 1 });
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

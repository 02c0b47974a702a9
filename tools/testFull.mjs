import { command } from './setup/command.mjs';

const USAGE = `
npm run test:full                        everything: all tables, phone width, Firefox, WebKit, long tests, Node 24
npm run test:full -- --rest              what npm test leaves out
npm run test:full -- --rest --shard 2/8  the second eighth of it, as jest and Playwright divide it
`;

await command(USAGE, async () => {
  const { readFlags } = await import('./setup/readFlags.mjs');
  const { runSuite } = await import('./test/runSuite.mjs');
  const { Failure } = await import('./setup/failure.mjs');
  const { rest, shard } = readFlags({ rest: { type: 'boolean' }, shard: { type: 'string' } });
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(shard ?? '1/1') ?? [];
  const isPart = Number(part) >= 1 && Number(part) <= Number(parts);
  if (!isPart || (shard && !rest))
    throw new Failure('A share is written --rest --shard 2/8: the second of eight. Ask with --help.');
  await runSuite(rest ? 'rest' : 'full', { shard });
});

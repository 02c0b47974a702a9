import { command } from './setup/command.mjs';

const USAGE = `
npm run test:full                        everything: all tables, phone width, Firefox, WebKit, long tests, Node 24
npm run test:full -- --rest              what npm test leaves out
npm run test:full -- --rest --shard 2/8  the second eighth of it, as jest and Playwright divide it
`;

await command(USAGE, async () => {
  const { readFlags } = await import('./setup/readFlags.mjs');
  const { runSuite } = await import('./test/runSuite.mjs');
  const { rest, shard } = readFlags({ rest: { type: 'boolean' }, shard: { type: 'string' } });
  await runSuite(rest ? 'rest' : 'full', { shard });
});

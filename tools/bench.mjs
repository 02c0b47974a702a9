import { command } from './setup/command.mjs';
import { Failure } from './setup/failure.mjs';

const USAGE = `
npm run bench            prints the weight of the home page's scripts beside a monolith and an empty page
npm run bench -- pages   loads every page beside a monolith and a page without scripts: about three hours; writes each
                         part of docs/reference/measurements.md once it is measured

  --runs=3             how many runs the medians are of
  --part=interactions  measures one part of pages again
  --only=/blog         looks at one page and writes nothing
`;

const BENCHMARKS = {
  federation: async () => (await import('./bench/measureFederation.mjs')).measureFederation,
  pages: async () => (await import('./bench/pages/measurePages.mjs')).measurePages,
};

await command(USAGE, async () => {
  const { buildSite } = await import('./build/buildSite.mjs');
  const { readFlags } = await import('./setup/readFlags.mjs');
  const flags = { runs: { type: 'string' }, only: { type: 'string' }, part: { type: 'string' } };
  const { names, runs = '5', only, part } = readFlags(flags, { most: 1 });
  const [name = 'federation'] = names;
  if (!Object.hasOwn(BENCHMARKS, name))
    throw new Failure(`There is no benchmark “${name}”. There are: ${Object.keys(BENCHMARKS).join(', ')}.`);
  if (!/^[1-9]\d*$/.test(runs))
    throw new Failure('--runs wants a number. npm run bench -- pages --runs=1 --only=/blog');
  await buildSite();
  const measure = await BENCHMARKS[name]();
  await measure({ runs: Number(runs), only, part });
});

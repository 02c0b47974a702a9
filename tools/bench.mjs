import { command } from './setup/command.mjs';
import { Failure } from './setup/failure.mjs';

const USAGE = `
npm run bench            prints the weight of the home page's scripts beside a monolith and an empty page
npm run bench -- pages   loads every page beside a monolith and a page without scripts: about three hours; writes each
                         part of docs/reference/measurements.md once it is measured
npm run bench -- database  prints the times of the back end's functions on a Postgres with 100,000 reservations, 10,000
                         tournaments and a million events

  --runs=3             how many runs the medians are of
  --part=interactions  measures one part of pages again
  --only=/blog         looks at one page and writes nothing
  --before=20261211    database: first with the migrations before that time stamp, then with all
`;

const BENCHMARKS = {
  federation: async () => (await import('./bench/measureFederation.mjs')).measureFederation,
  pages: async () => (await import('./bench/pages/measurePages.mjs')).measurePages,
  database: async () => (await import('./bench/measureDatabase.mjs')).measureDatabase,
};

await command(USAGE, async () => {
  const { buildSite } = await import('./build/buildSite.mjs');
  const { readFlags } = await import('./setup/readFlags.mjs');
  const flags = Object.fromEntries(
    ['runs', 'only', 'part', 'before'].map((name) => [name, { type: 'string' }]),
  );
  const { names, runs = '5', only, part, before } = readFlags(flags, { most: 1 });
  const [name = 'federation'] = names;
  if (!Object.hasOwn(BENCHMARKS, name))
    throw new Failure(`There is no benchmark “${name}”. There are: ${Object.keys(BENCHMARKS).join(', ')}.`);
  if (!/^[1-9]\d*$/.test(runs))
    throw new Failure('--runs wants a number. npm run bench -- pages --runs=1 --only=/blog');
  if (name !== 'database') await buildSite();
  const measure = await BENCHMARKS[name]();
  await measure({ runs: Number(runs), only, part, before });
});

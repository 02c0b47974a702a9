import { command, STORE_FLAGS } from './setup/command.mjs';
import { Failure } from './setup/failure.mjs';

const USAGE = `
npm run reports                  takes the error reports of visitors' pages and keeps them in the store
npm run reports -- --list        prints what was reported within 30 days, by section, release, phase and reason
npm run reports -- --list DAYS   the same, of so many days
npm run reports -- --all         prints every report of that time, a line of JSON each

  PORT  the port, 3002 when it is not said; the site's configuration names the address that leads there (REPORTS_URL)
`;

const DAY_MS = 24 * 60 * 60 * 1000;

await command(
  `${USAGE}${STORE_FLAGS}`,
  async () => {
    const { readOptions } = await import('./deploy/options.mjs');
    const options = readOptions({ list: { type: 'boolean' }, all: { type: 'boolean' } }, { most: 1 });
    if (options.list || options.all) await print(options);
    else if (options.names.length > 0)
      throw new Failure(`“${options.names[0]}” is a word too many here: --list takes a number of days.`);
    else await serve(options);
  },
  { needs: 'production' },
);

async function print({ store, all, names: [days = '30'] }) {
  if (!/^\d{1,4}$/.test(days)) throw new Failure(`Of how many days? “${days}” is no number of days.`);
  const { describeReports } = await import('./reports/describeReports.mjs');
  const { reportsSince } = await import('./reports/keptReports.mjs');
  const { openPresentStore } = await import('./store/openStore.mjs');
  openPresentStore(store);
  const reports = reportsSince(store, Date.now() - Number(days) * DAY_MS);
  const lines = all ? reports.map((report) => JSON.stringify(report)) : describeReports(reports);
  for (const line of lines) console.log(line);
}

async function serve({ store }) {
  const { createReportServer } = await import('./reports/createReceiver.mjs');
  const { listen, portOf, stopOnSignal } = await import('./serve/listen.mjs');
  const { openStore } = await import('./store/openStore.mjs');
  const server = createReportServer({
    store,
    configurationOf: () => openStore(store).live.current().configuration,
    onReport: ({ section, phase, reason, kind }) =>
      console.log(`${section || 'The site'}, ${phase}: ${reason || kind}`),
  });
  const port = await listen(server, portOf('PORT', process.env.PORT ?? 3002));
  stopOnSignal(server);
  console.log(`Reports are taken on http://localhost:${port} and kept in ${store}/reports.`);
}

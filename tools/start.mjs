import { Failure, runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

const USAGE = `
npm start                       builds what changed and serves the site of this checkout
npm start -- --to DIR           serves the site of another place as it is, with --store the store that it is of
npm start -- --hosted           the same with a back end on this machine: accounts and courts, for development and small trials
npm start -- --preview NAME     serves a preview as it is (npm run deploy -- <package…> --preview NAME)

Where the configuration names a path of the site for error reports (REPORTS_URL=/rapports), it takes them too.

  PORT           the port, 3000 when it is not said
  BACK_END_PORT  the back end's, 54321 when it is not said
`;

await runCommand(async () => {
  await prepare();
  const { existsSync } = await import('node:fs');
  const { readOptions } = await import('./deploy/options.mjs');
  const { buildSite, ownSite } = await import('./build/buildSite.mjs');
  const { previewFolder } = await import('./deploy/preview.mjs');
  const { watchTrials } = await import('./deploy/judgeCanary.mjs');
  const { aboutTrial, startTrial } = await import('./hosted/startTrial.mjs');
  const { createReceiver } = await import('./reports/createReceiver.mjs');
  const { createSiteServer } = await import('./serve/createSiteServer.mjs');
  const { addressesOf, listen } = await import('./serve/listen.mjs');
  const { stopOnSignal } = await import('./serve/stopOnSignal.mjs');
  const { LOCAL_STORE, openStore } = await import('./store/openStore.mjs');

  const options = readOptions(USAGE, {
    preview: { type: 'string' },
    hosted: { type: 'boolean' },
  });
  if (!options) return;
  const { store, target, preview, hosted } = options;
  const isOwn = preview === undefined && store === LOCAL_STORE && target === ownSite;
  const wantedPort = Number(process.env.PORT ?? 3000);
  if (hosted && !isOwn)
    throw new Failure('--hosted is for the site of this checkout: the others have their own configuration.');
  const trial =
    hosted &&
    (await startTrial({
      siteUrl: `http://localhost:${wantedPort}`,
      port: process.env.BACK_END_PORT && Number(process.env.BACK_END_PORT),
    }));
  if (trial) Object.assign(process.env, { SUPABASE_URL: trial.url, SUPABASE_ANON_KEY: trial.key });
  const folder = isOwn ? await buildSite() : preview === undefined ? target : previewFolder(target, preview);
  if (!existsSync(folder))
    throw new Failure(`There is no ${preview === undefined ? 'site' : `preview “${preview}”`} in ${folder}.`);
  const configurationOf = () => openStore(store).live.current().configuration;
  const path = configurationOf()?.reports;
  // Another origin's address is another server's to answer: npm run reports.
  const onReport = preview === undefined ? watchTrials({ storeFolder: store, target: folder }) : undefined;
  const reports = path?.startsWith('/')
    ? { path, receive: createReceiver({ store, onReport, configurationOf }) }
    : undefined;
  const server = createSiteServer(folder, { reports });
  const port = await listen(server, wantedPort);
  stopOnSignal(server);
  console.log(`Jorkyball is served on http://localhost:${port}`);
  if (trial) console.log(aboutTrial(trial));
  if (preview !== undefined) for (const address of addressesOf(port)) console.log(`  on a phone: ${address}`);
});

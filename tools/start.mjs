import { command } from './setup/command.mjs';

const USAGE = `
npm start               installs what is missing, builds what changed and serves the site on http://localhost:3000
npm start -- --hosted   the same with a back end on this machine, for development and small trials

npm run preview serves a site without building it.

  PORT           the port of the site, 3000 by default
  BACK_END_PORT  the port of the back end, 54321 by default
`;

await command(USAGE, async () => {
  const { buildSite } = await import('./build/buildSite.mjs');
  const { aboutTrial, startTrial, USUAL_PORT } = await import('./hosted/startTrial.mjs');
  const { freePort, portOf } = await import('./serve/listen.mjs');
  const { serveSite } = await import('./serve/serveLive.mjs');
  const { readFlags } = await import('./setup/readFlags.mjs');
  const { LOCAL_STORE } = await import('./store/openStore.mjs');

  const { hosted } = readFlags({ hosted: { type: 'boolean' } });
  const port = portOf('PORT', process.env.PORT ?? 3000);
  // Before the build, which may take minutes.
  await freePort(port);
  const trial =
    hosted &&
    (await startTrial({
      siteUrl: `http://localhost:${port}`,
      port: portOf('BACK_END_PORT', process.env.BACK_END_PORT ?? USUAL_PORT),
    }));
  if (trial) Object.assign(process.env, { SUPABASE_URL: trial.url, SUPABASE_PUBLISHABLE_KEY: trial.key });
  await serveSite(await buildSite(), { store: LOCAL_STORE, port });
  if (trial) console.log(aboutTrial(trial));
});

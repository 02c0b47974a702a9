import { runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

await runCommand(async () => {
  await prepare();
  const { buildSite } = await import('./build/buildSite.mjs');
  const { createSiteServer } = await import('./serve/createSiteServer.mjs');
  const { listen } = await import('./serve/listen.mjs');
  const { stopOnSignal } = await import('./serve/stopOnSignal.mjs');

  const port = Number(process.env.PORT ?? 3000);
  const server = createSiteServer(await buildSite());
  await listen(server, port);
  stopOnSignal(server);
  console.log(`Jorkyball is served on http://localhost:${port}`);
});

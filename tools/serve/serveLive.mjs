import { createReceiver } from '../reports/createReceiver.mjs';
import { openStore } from '../store/openStore.mjs';
import { createSiteServer } from './createSiteServer.mjs';
import { listen, stopOnSignal } from './listen.mjs';

/**
 * Serves a folder with a composed site until a signal ends it. If the configuration of its store names a path for error
 * reports (REPORTS_URL=/rapports), it receives them too.
 */
export async function serveSite(folder, { store, port: wantedPort }) {
  const configurationOf = () => openStore(store).live.current().configuration;
  const path = configurationOf()?.reports;
  // Another origin receives its reports itself: npm run reports.
  const reports = path?.startsWith('/')
    ? { path, receive: createReceiver({ store, configurationOf }) }
    : undefined;
  const server = createSiteServer(folder, { reports });
  const port = await listen(server, wantedPort);
  stopOnSignal(server);
  console.log(`Jorkyball is served on http://localhost:${port}`);
  return port;
}

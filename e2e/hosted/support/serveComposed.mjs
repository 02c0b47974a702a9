/** Composes the live site as the environment and the folder's configuration.json configure it, serves it, and prints its port. */
import { join } from 'node:path';
import { composeSite } from '../../../tools/compose/composeSite.mjs';
import { readConfiguration } from '../../../tools/compose/readConfiguration.mjs';
import { createSiteServer } from '../../../tools/serve/createSiteServer.mjs';
import { listen } from '../../../tools/serve/listen.mjs';
import { openStore } from '../../../tools/store/openStore.mjs';

const folder = process.argv[2];
const target = join(folder, 'site');
const store = openStore();
const live = {
  ...store.live.current(),
  configuration: readConfiguration(process.env, join(folder, 'configuration.json')),
};
await composeSite({ store, target, live });
process.stdout.write(`${await listen(createSiteServer(target), 0)}\n`);

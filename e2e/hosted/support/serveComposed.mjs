/** Composes the live site as the environment configures it into the given folder, serves it, and prints its port. */
import { join } from 'node:path';
import { composeSite } from '../../../tools/compose/composeSite.mjs';
import { readConfiguration } from '../../../tools/compose/readConfiguration.mjs';
import { createSiteServer } from '../../../tools/serve/createSiteServer.mjs';
import { listen } from '../../../tools/serve/listen.mjs';
import { openStore } from '../../../tools/store/openStore.mjs';

const target = join(process.argv[2], 'site');
const store = openStore();
const live = { ...store.live.current(), configuration: readConfiguration() };
await composeSite({ store, target, live });
process.stdout.write(`${await listen(createSiteServer(target), 0)}\n`);

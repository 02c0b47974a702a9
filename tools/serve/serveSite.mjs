/** Serves the composed site as it is, without building: for the browser tests. */
import { join } from 'node:path';
import { root } from '../build/packages.mjs';
import { createSiteServer } from './createSiteServer.mjs';
import { listen, portOf, stopOnSignal } from './listen.mjs';

const server = createSiteServer(join(root, 'site'));
await listen(server, portOf('PORT', process.env.PORT ?? 3000));
stopOnSignal(server);

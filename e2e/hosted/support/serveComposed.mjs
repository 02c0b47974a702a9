/** Composes the site as the environment configures it into the given folder, serves it, and prints its port. */
import { join } from 'node:path';
import { composeSite } from '../../../tools/compose/composeSite.mjs';
import { createSiteServer } from '../../../tools/serve/createSiteServer.mjs';
import { listen } from '../../../tools/serve/listen.mjs';

const { target } = await composeSite({ target: join(process.argv[2], 'site'), log: () => {} });
process.stdout.write(`${await listen(createSiteServer(target), 0)}\n`);

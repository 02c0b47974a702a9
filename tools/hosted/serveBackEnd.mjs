import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { createBackEnd } from './createBackEnd.mjs';
import { openPglite, openPostgres } from './engines.mjs';
import { createMailFolder } from './mailFolder.mjs';
import { createTrialMails } from './trialMails.mjs';
import { withoutAddresses } from './withoutAddresses.mjs';

// A test's own back end: `node serveBackEnd.mjs --key KEY [--postgres URL | --folder FOLDER]`, forked. It sends `{ url
// }` once it is ready. It answers `{ id, sql }` with `{ id, rows }` or `{ id, error }`, as the database's owner. The
// next process finds the data in its folder; its tokens stay valid too if the key is the same. `--mails FOLDER` keeps the
// mails, with `--site ADDRESS` also those about reservations, and `--confirmations` makes registrations wait for theirs. With `--direct` no proxy stands before it; otherwise
// tests invent the addresses of visitors.
const { values } = parseArgs({
  options: {
    key: { type: 'string' },
    postgres: { type: 'string' },
    folder: { type: 'string' },
    mails: { type: 'string' },
    site: { type: 'string' },
    confirmations: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
    direct: { type: 'boolean' },
    'token-seconds': { type: 'string', default: '3600' },
  },
});
const engine = values.postgres ? await openPostgres(values.postgres) : await openPglite(values.folder);
const keys = {
  publishable: values.key,
  secret: `sb_secret_${values.key}`,
  signing: `known to everybody, good for one run: ${values.key}`,
};
const folder = values.mails && createMailFolder(values.mails);
let origin;
const backEnd = await createBackEnd({
  engine,
  keys,
  siteUrl: 'http://localhost',
  urlOf: () => origin,
  tokenSeconds: Number(values['token-seconds']),
  ...(folder && { send: folder.send }),
  hasConfirmations: values.confirmations,
});

let mails;
const server = serve(
  {
    port: Number(values.port),
    hostname: '127.0.0.1',
    fetch: async (request, { incoming }) =>
      (await mails?.answer(request)) ??
      backEnd.answer(values.direct ? withoutAddresses(request) : request, incoming.socket.remoteAddress),
  },
  ({ port }) => {
    origin = `http://127.0.0.1:${port}`;
    if (folder && values.site) mails = createTrialMails({ backEnd, keys, folder, site: values.site, origin });
    process.send({ url: origin });
  },
);

process.on('message', async ({ id, sql }) => {
  try {
    process.send({ id, rows: await engine.query(sql) });
  } catch (error) {
    process.send({ id, error: error.message });
  }
});
process.on('disconnect', async () => {
  server.closeAllConnections();
  await mails?.stop();
  await engine.end();
  process.exit();
});

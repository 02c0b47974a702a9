import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { createBackEnd } from './createBackEnd.mjs';
import { openPglite } from './engines.mjs';
import { firstPeople } from './firstPeople.mjs';
import { createMailFolder } from './mailFolder.mjs';
import { openTrialFolder } from './trialFolder.mjs';
import { withoutAddresses } from './withoutAddresses.mjs';

// The back end of development and small trials, forked by `npm start -- --hosted`. It sends `{ url, key, people }` once
// it is ready, or `{ taken }` if another program has its port. Its folder keeps its data for the next run.
const { values } = parseArgs({
  options: { folder: { type: 'string' }, port: { type: 'string' }, site: { type: 'string' } },
});

// Ctrl+C reaches this process too, but it ends in good order after its parent process.
process.on('SIGINT', () => {});

let resolveOpened;
const opened = new Promise((resolve) => {
  resolveOpened = resolve;
});
const server = createAdaptorServer({
  fetch: async (request, { incoming }) =>
    (await opened).answer(withoutAddresses(request), incoming.socket.remoteAddress),
});

// The port before the database: of two that write in one folder, the second is refused here.
server.once('error', ({ code, message }) => {
  process.send({ taken: code === 'EADDRINUSE', message });
  process.exit(1);
});
server.listen(Number(values.port), '127.0.0.1', async () => {
  const { database, keys, mails } = openTrialFolder(values.folder);
  const engine = await openPglite(database);
  process.once('disconnect', async () => {
    server.closeAllConnections();
    await engine.end();
    process.exit();
  });
  const write = createMailFolder(mails);
  let hasOpened = false;
  const backEnd = await createBackEnd({
    engine,
    keys,
    siteUrl: values.site,
    hasConfirmations: true,
    // The first people need no confirmation.
    send: async (mail) => hasOpened && process.send({ mail: await write(mail), to: mail.to }),
  });
  // All users of a trial share one network, and perhaps one account.
  await engine.query(
    'update private.centres set booked_an_hour = 1000, booked_an_hour_by_one = 1000, booked_a_day = 1000',
  );
  const people = await firstPeople({ backEnd, engine, keys, siteUrl: values.site });
  hasOpened = true;
  resolveOpened(backEnd);
  process.send({ url: `http://127.0.0.1:${server.address().port}`, key: keys.publishable, people });
});

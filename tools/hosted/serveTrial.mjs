import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { createBackEnd } from './createBackEnd.mjs';
import { openPglite } from './engines.mjs';
import { firstPeople } from './firstPeople.mjs';
import { createMailFolder } from './mailFolder.mjs';
import { openTrialFolder } from './trialFolder.mjs';
import { createTrialMails } from './trialMails.mjs';
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
  async fetch(request, { incoming }) {
    const { backEnd, mails } = await opened;
    return (
      (await mails.answer(request)) ??
      backEnd.answer(withoutAddresses(request), incoming.socket.remoteAddress)
    );
  },
});

// The port before the database: of two that write in one folder, the second is refused here.
server.once('error', ({ code, message }) => {
  process.send({ taken: code === 'EADDRINUSE', message });
  process.exit(1);
});
server.listen(Number(values.port), '127.0.0.1', async () => {
  const { database, keys, mails: mailFolder } = openTrialFolder(values.folder);
  const origin = `http://127.0.0.1:${server.address().port}`;
  const engine = await openPglite(database);
  let mails;
  process.once('disconnect', async () => {
    server.closeAllConnections();
    await mails?.stop();
    await engine.end();
    process.exit();
  });
  let hasOpened = false;
  // The first people need no confirmation.
  const folder = createMailFolder(mailFolder, (mail) => process.send(mail));
  const backEnd = await createBackEnd({
    engine,
    keys,
    siteUrl: values.site,
    urlOf: () => origin,
    hasConfirmations: true,
    send: async (mail) => hasOpened && folder.send(mail),
  });
  // All users of a trial share one network, and perhaps one account.
  await engine.query(
    'update private.centres set booked_an_hour = 1000, booked_an_hour_by_one = 1000, booked_a_day = 1000, sends_mail = true',
  );
  const people = await firstPeople({ backEnd, engine, keys, siteUrl: values.site });
  hasOpened = true;
  mails = createTrialMails({ backEnd, keys, folder, site: values.site, origin });
  resolveOpened({ backEnd, mails });
  process.send({ url: origin, key: keys.publishable, people });
});

import { setTimeout as wait } from 'node:timers/promises';
import { answerMailRequest } from '../mail/answerMailRequest.mjs';
import { createWorker } from '../mail/createWorker.mjs';
import { bytesOf } from '../mail/deliver.mjs';
import { createQueue } from '../mail/queue.mjs';
import { answerMailPages } from './mailPages.mjs';

const PAUSE_MS = 1_000;
const SENDER = 'noreply@jorkyball.example';

/**
 * The mails of the development back end about reservations: its worker writes them into the folder (mailFolder.mjs) instead
 * of sending them. `site` is the address in their links, `origin` that of the back end. Answers `{ answer(request), stop() }`: the pages
 * that list the mails, and the refusals of reminders; `answer` resolves to undefined for other requests.
 */
export function createTrialMails({ backEnd, keys, folder, site, origin }) {
  const queue = createQueue({
    url: origin,
    secretKey: keys.secret,
    ask: (request) => backEnd.answer(request),
  });
  const worker = createWorker({
    queue,
    deliver: async (message) => folder.write(await bytesOf(message, SENDER), message.to),
    settings: { site, unsubscribeUrl: `${origin}/functions/v1/mails/stop-reminders` },
  });
  const stop = new AbortController();
  const ended = run();

  async function run() {
    while (!stop.signal.aborted) {
      // The next round tries again.
      await worker.sendDue().catch((error) => console.error(error.message));
      await wait(PAUSE_MS, undefined, { signal: stop.signal }).catch(() => {});
    }
  }

  return {
    async answer(request) {
      const { pathname } = new URL(request.url);
      if (pathname === '/mails' || pathname.startsWith('/mails/')) return answerMailPages(request, folder);
      if (!pathname.startsWith('/functions/v1/mails/')) return undefined;
      return answerMailRequest(request, {
        sendDue: worker.sendDue,
        stopReminders: queue.stopReminders,
        site,
        workerSecret: keys.secret,
      });
    },
    async stop() {
      stop.abort();
      await ended;
    },
  };
}

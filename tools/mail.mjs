import { command } from './setup/command.mjs';
import { Failure } from './setup/failure.mjs';

const USAGE = `
npm run mail                      sends the mails of the back end until it is stopped
npm run mail -- --once            sends those that are due, and ends: for cron
npm run mail -- --to ADDRESS      sends one mail to that address, to try the mail server

  SITE_ORIGIN           the address of the site, or origin in configuration.json
  SUPABASE_URL          the back end, with SUPABASE_PUBLISHABLE_KEY, or supabase in configuration.json
  SUPABASE_SECRET_KEY   its secret key, sb_secret_…, or the older service_role
  SMTP_URL              the mail server, such as smtps://user:password@smtp.example.org
  MAIL_FROM             the sender's address, such as noreply@example.org
  MAIL_UNSUBSCRIBE_URL  optional: the address for one-click refusals of reminders (docs/how-to/mails.md)
  --help                this text
`;

const PAUSE_MS = 10_000;

await command(
  USAGE,
  async () => {
    const { readFlags } = await import('./setup/readFlags.mjs');
    const { once, to } = readFlags({ once: { type: 'boolean' }, to: { type: 'string' } });
    const { readMailSettings } = await import('./mail/readMailSettings.mjs');
    const { createSmtp } = await import('./mail/deliver.mjs');
    const settings = readMailSettings(process.env);
    const smtp = createSmtp(settings);
    if (to) return sendTrial(smtp, to);

    const { createQueue } = await import('./mail/queue.mjs');
    const { createWorker } = await import('./mail/createWorker.mjs');
    const queue = createQueue(settings);
    const worker = createWorker({ queue, deliver: smtp.deliver, settings, log: console.log });
    if (once) {
      const { sent, failed } = await worker.sendDue();
      console.log(`${sent} sent, ${failed} to be tried again.`);
      return undefined;
    }
    return run(worker);
  },
  { needs: 'production' },
);

async function sendTrial(smtp, to) {
  const { trialMail } = await import('./mail/trialMail.mjs');
  try {
    await smtp.deliver(trialMail(to));
  } catch (error) {
    throw new Failure(error.message);
  }
  console.log(
    `A mail to ${to} is on its way. Once it has arrived: update private.centres set sends_mail = true;`,
  );
}

/** Ctrl+C and SIGTERM end it after the few mails that it has claimed: others would wait for the end of their lease. */
async function run(worker) {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      console.log('Stopping after the mails that are on their way.');
      stop.abort();
    });
  const { setTimeout: wait } = await import('node:timers/promises');
  console.log('Sending mails until it is stopped.');
  while (!stop.signal.aborted) {
    // A back end that does not answer is asked again.
    await worker.sendDue(stop.signal).catch((error) => console.error(error.message));
    await wait(PAUSE_MS, undefined, { signal: stop.signal }).catch(() => {});
  }
}
